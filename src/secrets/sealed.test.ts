import { afterEach, expect, it } from "vitest";
import { sealWith, sealed, unsealed } from "./sealed.ts";

const key = Buffer.alloc(32, 7);
const plain = Buffer.from("a secret");

afterEach(() => sealWith(""));

it("opens what was sealed, under the same key, for the same person and the same host", () => {
  sealWith("a secret of the host");
  const bytes = sealed(key, "person 1", plain);
  expect(bytes.includes(plain)).toBe(false);
  expect(unsealed(key, "person 1", bytes)?.toString()).toBe("a secret");
  expect(unsealed(Buffer.alloc(32, 8), "person 1", bytes)).toBeNull();
  expect(unsealed(key, "person 2", bytes)).toBeNull();
  sealWith("");
  expect(unsealed(key, "person 1", bytes)).toBeNull();
});

it("does not open what was changed, and seals the same in other bytes each time", () => {
  const bytes = sealed(key, "person 1", plain);
  expect(sealed(key, "person 1", plain).equals(bytes)).toBe(false);
  for (const place of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(unsealed(key, "person 1", changed)).toBeNull();
  }
});
