/**
 * What a tab can listen to: a noun and an id, as the text `page:12`. A topic belongs to a site, which never stands in
 * the text: it is the socket's.
 */
export type Topic<Name extends string = string> = {
  (id: number): string;
  readonly name: Name;
};

/** Declares the topic of a noun, for both sides; its `live.ts` says who may listen, and to what. */
export function defineTopic<const Name extends string>(name: Name): Topic<Name> {
  const make = (id: number) => `${name}:${id}`;
  // A function has a name of its own, which cannot be assigned.
  return Object.defineProperty(make, "name", { value: name }) as Topic<Name>;
}

/** The noun and the id of a topic's text; null for what is none. */
export function readTopic(text: string): { readonly name: string; readonly id: number } | null {
  const [, name, digits] = /^([a-z][a-z-]{0,40}):([1-9][0-9]{0,15})$/.exec(text) ?? [];
  const id = Number(digits);
  return name !== undefined && Number.isSafeInteger(id) ? { name, id } : null;
}
