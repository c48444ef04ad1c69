import { expect, it } from "vitest";
import { mayHavePasskeys } from "./rules.ts";

it.each([
  ["https://noordervaart.example", true],
  ["https://noordervaart.example:8443", true],
  ["http://localhost:8080", true],
  ["http://one.localhost:8080", true],
  ["http://noordervaart.example", false],
  ["https://192.168.1.10", false],
  ["http://127.0.0.1:8080", false],
  ["https://[2001:db8::1]", false],
])("a site at %s has passkeys: %s", (address, allowed) => {
  expect(mayHavePasskeys(address).allowed).toBe(allowed);
});
