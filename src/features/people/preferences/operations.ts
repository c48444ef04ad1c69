import { callWording } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import { dropLinks } from "#features/sessions/password-links/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type FieldError, Refusal, type RefusalWords } from "#kernel/refusal.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import type { Words } from "#kernel/words.ts";
import { personInvited, personRenamed, roleChanged } from "../events.ts";
import { profileEdited } from "../profiles/events.ts";
import { checkedValue } from "../profiles/model/checked-value.ts";
import { mayEditField } from "../profiles/rules.ts";
import { type ProfileRow, writeProfile } from "../profiles/store.ts";
import { profileRefusals } from "../profiles/wording.ts";
import { mayReportTo } from "../reporting/rules.ts";
import { holdReporting, listAbove } from "../reporting/store.ts";
import { reportingRefusals } from "../reporting/wording.ts";
import { mayChangeRole } from "../rules.ts";
import { noteInvited, saveRole } from "../store.ts";
import { peopleRefusals } from "../wording.ts";
import { fieldPrefix, sentAs } from "./contract.ts";
import { emailChanged } from "../email-change/events.ts";
import { isAddressTaken, writeEmail } from "../email-change/store.ts";
import { refreshPersonSearch } from "../search-store.ts";
import type { AskedPreferences, Changes } from "./model/changes.ts";
import { mayChangeEmail } from "./rules.ts";
import { writeName } from "./store.ts";
import { preferenceRefusals } from "./wording.ts";

/** A field that is refused, with the code of the refusal. */
type Wrong = FieldError & { readonly code: string };

const book: Readonly<Record<string, RefusalWords>> = {
  ...callWording,
  ...peopleRefusals,
  ...rightsRefusals,
  ...profileRefusals,
  ...reportingRefusals,
  ...preferenceRefusals,
};

/** The sentence of a verdict that refuses; null where it allows. */
export function sentenceOfVerdict(verdict: Verdict): { words: Words; values: FieldError["values"] } | null {
  if (verdict.allowed) return null;
  const words = { id: `refusal.${verdict.code}`, message: book[verdict.code]?.text ?? "" };
  return { words, values: verdict.values };
}

/** A verdict as an error at a field; nothing where it allows. */
export function wrongAt(path: string, verdict: Verdict): Wrong[] {
  const said = sentenceOfVerdict(verdict);
  return verdict.allowed || !said
    ? []
    : [{ code: verdict.code, path, words: said.words, ...(said.values && { values: said.values }) }];
}

/** Refuses with the first of them, and with a sentence at each (USET-05). */
export function throwWrong(wrong: readonly Wrong[]): void {
  const [first] = wrong;
  if (first) throw new Refusal(first.code, first.values, wrong);
}

type Asked = { readonly person: ProfileRow; readonly changes: Changes; readonly owners: number };

/** What is wrong with another address or role. */
export async function wrongChanges(
  actor: Actor,
  { person, changes: { email, role }, owners }: Asked,
  tx: Tx,
): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  if (email !== undefined) wrong.push(...wrongAt(sentAs.email, mayChangeEmail(actor, person)));
  if (email !== undefined && wrong.length === 0 && (await isAddressTaken(email, tx)))
    wrong.push(...wrongAt(sentAs.email, refuse("already-member", { email })));
  if (role !== undefined) wrong.push(...wrongAt(sentAs.role, mayChangeRole(actor, { person, role, owners })));
  return wrong;
}

/** What was typed in the fields of the site as it is kept, and what of it is refused. */
export function checkedFields(
  actor: Actor,
  person: ProfileRow,
  typed: AskedPreferences["fields"],
): { readonly values: ReadonlyMap<number, string>; readonly wrong: readonly Wrong[] } {
  const values = new Map<number, string>();
  const wrong: Wrong[] = [];
  for (const [id, text] of Object.entries(typed ?? {})) {
    const field = person.fields.find((each) => each.id === Number(id));
    const path = `${fieldPrefix}${id}`;
    const checked = checkedValue(field?.kind ?? "text", text);
    if (!field) wrong.push(...wrongAt(path, refuse("field-not-found")));
    else if (!mayEditField(actor, { person, field }).allowed)
      wrong.push(...wrongAt(path, refuse("field-not-yours")));
    else if ("wrong" in checked) wrong.push(...wrongAt(path, refuse(checked.wrong)));
    else values.set(field.id, checked.value);
  }
  return { values, wrong };
}

/** What is wrong with whom somebody shall report to from now on; whom they report to already stays, also where that person has left. */
export async function wrongManagers(
  actor: Actor,
  person: ProfileRow,
  values: ReadonlyMap<number, string>,
  tx: Tx,
): Promise<Wrong[]> {
  const field = person.fields.find(({ kind }) => kind === "person");
  const given = field && values.get(field.id);
  if (!field || !given || given === field.value) return [];
  const managerId = Number(given);
  const isHere = await holdReporting(actor, managerId, tx);
  const above = await listAbove(actor, { fieldId: field.id, personId: managerId }, tx);
  return wrongAt(`${fieldPrefix}${field.id}`, mayReportTo(person.id, { managerId, isHere, above }));
}

type Written = {
  readonly person: ProfileRow;
  readonly changes: Changes;
  readonly values: ReadonlyMap<number, string>;
  readonly asked: AskedPreferences;
};

/** Keeps all of it, and tells whoever goes by it. */
export async function writePreferences(
  actor: Actor,
  { person, changes: { name, email, role }, values, asked }: Written,
  now: Date,
  tx: Tx,
): Promise<void> {
  const { id } = person;
  const profile = {
    position: asked.position ?? person.position,
    bio: asked.bio?.trim() ?? person.bio,
    values,
  };
  await writeProfile(actor, id, profile, tx);
  if (isOther(person, profile)) tx.announce(profileEdited({ personId: id, by: actor.personId }));
  if (name !== undefined) {
    await writeName(actor, id, name, tx);
    tx.announce(personRenamed({ personId: id, name }));
  }
  if (email !== undefined) await changeEmail(actor, { person, email }, now, tx);
  if (role !== undefined) {
    await saveRole(actor, { id, role }, tx);
    tx.announce(roleChanged({ personId: id, role }));
  }
  if (name !== undefined || email !== undefined) await refreshPersonSearch(id, tx);
}

function isOther(
  before: Pick<ProfileRow, "position" | "bio" | "fields">,
  { position, bio, values }: Pick<ProfileRow, "position" | "bio"> & Pick<Written, "values">,
): boolean {
  if (position !== before.position || bio !== before.bio) return true;
  return before.fields.some(({ id, value }) => (values.get(id) ?? value) !== value);
}

/** Links that were sent to the address before open nothing any more; whoever has not signed in yet is invited at the new one. */
async function changeEmail(
  actor: Actor,
  { person, email }: { readonly person: ProfileRow; readonly email: string },
  now: Date,
  tx: Tx,
): Promise<void> {
  const { id: personId, email: before, hasPassword } = person;
  const { personId: changerId } = actor;
  await writeEmail(personId, email, tx);
  await dropLinks(personId, tx);
  if (hasPassword) return tx.announce(emailChanged({ personId, before, by: changerId }));
  await noteInvited({ personId, inviterId: changerId }, now, tx);
  tx.announce(personInvited({ personId, inviterId: changerId }));
}
