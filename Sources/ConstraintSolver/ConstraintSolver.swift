// The first slice arrives with the next commits.
