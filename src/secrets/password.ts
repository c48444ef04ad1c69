import { hash, verify } from "@node-rs/argon2";

// OWASP's argon2id: 19 MiB, two passes, one lane (the library's default algorithm is argon2id).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Kept in place of a hash by those who sign in without a password: none is ever right. */
export const noPassword = "!";

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown person as for a known one, so that addresses cannot be guessed by the clock. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const isSet = passwordHash !== null && passwordHash !== noPassword;
  const matches = await verify(isSet ? passwordHash : await decoy, password);
  return matches && isSet;
}
