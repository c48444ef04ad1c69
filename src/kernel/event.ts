/** Something that happened to a noun, told to whoever listens after the change is committed. */
export type Event<Kind extends string = string, Facts = unknown> = {
  readonly kind: Kind;
  readonly facts: Facts;
  readonly publicChange: PublicChange;
};

/** Which answers that are kept for visitors an event makes stale: none, those of some pages, or any of its site. */
export type PublicChange = "nothing-public" | { readonly pages: readonly number[] } | "whole-site";

/**
 * What an event may change of what visitors are shown. `its-page`: only the page of its facts, and nothing of it that
 * stands elsewhere (its title and its address stand in lists and links), so that a vote leaves the rest of the site kept.
 */
type Changes<Facts> =
  | "nothing-public"
  | "whole-site"
  | (Facts extends { pageId: number } ? "its-page" : never);

/** Declares an event of a noun; the past tense is the convention (`folderRenamed`). */
export function defineEvent<const Kind extends string, Facts>(
  kind: Kind,
  { publicChange }: { readonly publicChange: Changes<Facts> },
) {
  const make = (facts: Facts): Event<Kind, Facts> => ({
    kind,
    facts,
    publicChange:
      publicChange === "its-page" ? { pages: [(facts as { pageId: number }).pageId] } : publicChange,
  });
  return Object.assign(make, { kind });
}
