import type { SeededPerson } from "#features/people/seeding-store.ts";
import { nameKey } from "#kernel/name-key.ts";
import { seedWords } from "./vocabulary.ts";

/** The external account that every hundredth page is shared with by name, and nothing else. */
export const guestworker: SeededPerson = {
  name: "Gerrit Guestworker",
  role: "external",
  email: "gerrit@seed.example",
};

/** One administrator, fourteen editors and four externals among a hundred; the others are members. */
export function seedPeople(count: number): SeededPerson[] {
  const { firstNames, lastNames } = seedWords;
  return Array.from({ length: count }, (_, n) => {
    const first = firstNames[n % firstNames.length];
    const name = `${first} ${lastNames[Math.floor(n / firstNames.length) % lastNames.length]}`;
    return { name, role: roleOf(n), email: `${nameKey(name).replace(/ /g, ".")}.${n}@seed.example` };
  });
}

function roleOf(n: number): SeededPerson["role"] {
  if (n % 100 === 1) return "admin";
  if (n % 7 === 0) return "editor";
  return n % 25 === 4 ? "external" : "member";
}
