import { type GuardedGet, openGuardedGet } from "#outgoing/guarded-get.ts";
import { openProviders } from "#outgoing/providers.ts";
import { storageOf } from "./stored.ts";
import { readText } from "./text-reader.ts";

const ports = Array.from({ length: 65_536 }, (_, port) => String(port));

/** Reaches servers that tests start on this machine, and no others. */
export const localGet = openGuardedGet({
  isOpen: (address) => address === "127.0.0.1",
  ports,
  within: 5000,
});

const localProviders = openProviders({
  isListed: (origin) => origin.startsWith("http://127.0.0.1:"),
  within: 5000,
});

/** What calls and jobs have beside their database: a storage, the ways to the servers of a test, what reads files. */
export function groundOf(world: object, outgoing: GuardedGet = localGet) {
  return { storage: storageOf(world), outgoing, providers: localProviders, readText, log: () => {} };
}
