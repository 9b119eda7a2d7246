print("scrollsim 0.1.0")
