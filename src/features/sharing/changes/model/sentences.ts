import { type Affected, type Effect, namesMost } from "#features/access/model/readers-change.ts";
import type { Say } from "#kernel/language.ts";
import { listFormat } from "#kernel/kept-list-formats.ts";
import { changeWords as words } from "../wording.ts";

/** Who gains and who loses access to a page, as far as the one who asks may know them. */
export type AccessChange = {
  readonly people: readonly Affected[];
  /** Whether the people may be called by name. */
  readonly mayName: boolean;
  readonly world: "gains" | "loses" | null;
  /** The world is those who know its password. */
  readonly isByPassword: boolean;
  /** Their addresses; those who may not know them are told how many there are. */
  readonly guests: { readonly gains: readonly string[]; readonly loses: readonly string[] };
};

/** One sentence for each thing that happens; people by name up to ten, by count beyond. */
export function changeSentences(change: AccessChange, say: Say): string[] {
  const kinds = [
    ["gains", words.gains],
    ["loses", words.loses],
    ["edits", words.edits],
    ["edits-no-more", words.editsNoMore],
  ] as const;
  const said = kinds.flatMap(([effect, sentence]) => {
    const names = namesWith(effect, change, say);
    return names.length === 0 ? [] : [say(sentence, { names: joined(names, say) })];
  });
  return said.length > 0 ? said : [say(words.nobody)];
}

/** Whether it is asked about before it is saved. */
export function asksBefore({ people, world, guests }: AccessChange): boolean {
  return world === "gains" || guests.loses.length > 0 || people.some(({ effect }) => effect === "loses");
}

/** With the whole world come all people: nobody is called by name then. */
function namesWith(effect: Effect, change: AccessChange, say: Say): string[] {
  const { world, guests, mayName, isByPassword } = change;
  const isOfWorld = world !== null && world === effect;
  const people = change.people.find((each) => each.effect === effect);
  const theirs =
    people && !(effect === "gains" && isOfWorld && !isByPassword) ? peopleIn(people, mayName, say) : [];
  const invited = effect === "gains" || effect === "loses" ? guests[effect] : [];
  return [
    ...(isOfWorld ? [say(isByPassword ? words.worldByPassword : words.world)] : []),
    ...theirs,
    ...guestsIn(invited, mayName, say),
  ];
}

function peopleIn({ count, names }: Affected, mayName: boolean, say: Say): string[] {
  return mayName && count <= namesMost ? [...names] : [say(words.people, { count })];
}

function guestsIn(emails: readonly string[], mayName: boolean, say: Say): string[] {
  if (emails.length === 0) return [];
  return mayName && emails.length <= namesMost ? [...emails] : [say(words.guests, { count: emails.length })];
}

function joined(names: readonly string[], { formats }: Say): string {
  return listFormat(formats).format(names);
}
