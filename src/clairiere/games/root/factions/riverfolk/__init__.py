"""Chapter 11, the Riverfolk Company: services and prices, payments and funds, trade posts."""
