import { type HashKey, hashValue, readHash, withHashValue, writeHash } from "#kernel/hash-state.ts";

/** The part of a window that holds the address. */
export type AddressWindow = Pick<Window, "addEventListener" | "removeEventListener"> & {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "state" | "pushState" | "replaceState">;
};

const watchers = new Set<() => void>();

export function hashValueNow(key: HashKey, page: AddressWindow = window): string | null {
  return hashValue(readHash(page.location.hash), key);
}

/**
 * Puts one value into the address hash, null or "" takes it out. Answers false and leaves the address alone when the
 * value may not stand there (HASH-04). Each change is a step that the back button undoes, unless it `replaces` the last.
 */
export function setHashValue(
  key: HashKey,
  value: string | null,
  { replaces = false, page = window }: { replaces?: boolean; page?: AddressWindow } = {},
): boolean {
  const { location, history } = page;
  const next = withHashValue(readHash(location.hash), key, value);
  if (next === null) return false;
  const hash = writeHash(next);
  if (hash === writeHash(readHash(location.hash))) return true;
  const address = `${location.pathname}${location.search}${hash && `#${hash}`}`;
  if (replaces) history.replaceState(history.state, "", address);
  else history.pushState(history.state, "", address);
  for (const changed of watchers) changed();
  return true;
}

/** Calls back whenever the hash may have changed: set here, gone back or forward to, or typed (HASH-07). */
export function watchHash(changed: () => void, page: AddressWindow = window): () => void {
  watchers.add(changed);
  page.addEventListener("popstate", changed);
  page.addEventListener("hashchange", changed);
  return () => {
    watchers.delete(changed);
    page.removeEventListener("popstate", changed);
    page.removeEventListener("hashchange", changed);
  };
}
