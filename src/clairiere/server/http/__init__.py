"""Addresses, requests and answers over HTTP and the socket. Data enters as bytes and leaves as structs of `wire`."""
