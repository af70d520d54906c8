"""The contract that every game signs. Imports nothing but typing, and names for the compiler."""
