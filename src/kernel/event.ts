/** Something that happened to a noun, told to whoever listens after the change is committed. */
export type Event<Kind extends string = string, Facts = unknown> = {
  readonly kind: Kind;
  readonly facts: Facts;
};

/** Declares an event of a noun; the past tense is the convention (`folderRenamed`). */
export function defineEvent<const Kind extends string, Facts>(kind: Kind) {
  const make = (facts: Facts): Event<Kind, Facts> => ({ kind, facts });
  return Object.assign(make, { kind });
}
