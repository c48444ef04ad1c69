import { hash, verify } from "@node-rs/argon2";

// OWASP's argon2id: 19 MiB, two passes, one lane (the library's default algorithm is argon2id).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown person as for a known one, so that addresses cannot be guessed by the clock. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
