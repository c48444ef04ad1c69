import { handle } from "#calls/handle.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { type FieldError, Refusal, demand, found, sentenceOf } from "#kernel/refusal.ts";
import { profileContact, readProfileForm, saveProfile, saveProfileFields } from "./contract.ts";
import { checkedValue } from "./model/checked-value.ts";
import { contactHtml } from "./model/contact-html.ts";
import type { FilledField } from "./model/field.ts";
import { profileFor } from "./operations.ts";
import { mayEditField, mayEditProfile, mayMakeFields, maySeeProfile } from "./rules.ts";
import { readProfileFields } from "./screen.ts";
import { countFields, findProfile, lockFields, writeFields, writeProfile } from "./store.ts";
import { type ProfileRefusal, fieldWords, profileRefusals } from "./wording.ts";

export const profileHandlers = [
  handle(readProfileForm, async ({ input: { id }, actor, tx }) => {
    demand(mayEditProfile(actor, { id }));
    const row = found(await findProfile(actor, id, tx), "person-not-found");
    const { name, position, bio } = row;
    const fields = row.fields.filter((field) => mayEditField(actor, { person: row, field }).allowed);
    return {
      id,
      name,
      isSelf: actor.personId === id,
      position,
      bio,
      fields: fields.map(({ id: fieldId, label, kind, icon, value, seenBy }) => ({
        id: fieldId,
        label,
        kind,
        icon,
        value,
        isHidden: seenBy === "admins",
      })),
    };
  }),

  handle(saveProfile, async ({ input: { id, position, bio, values }, actor, tx }) => {
    demand(mayEditProfile(actor, { id }));
    const row = found(await findProfile(actor, id, tx), "person-not-found");
    for (const [fieldId] of typedIn(values)) {
      const field = found(fieldOf(row.fields, fieldId), "field-not-found");
      if (!mayEditField(actor, { person: row, field }).allowed) throw new Refusal("field-not-yours");
    }
    await writeProfile(actor, id, { position, bio: bio.trim(), values: checked(row.fields, values) }, tx);
    return {};
  }),

  handle(readProfileFields, async ({ actor, tx, say }) => {
    demand(maySeeSettings(actor));
    demand(mayMakeFields(actor));
    return { title: say(fieldWords.title), fields: await countFields(actor, tx) };
  }),

  handle(saveProfileFields, async ({ input: { known, fields }, actor, tx }) => {
    demand(maySeeSettings(actor));
    demand(mayMakeFields(actor));
    const there = await lockFields(actor, tx);
    const isSame = there.length === known.length && there.every(({ id }) => known.includes(id));
    if (!isSame || fields.some(({ id }) => id !== null && !known.includes(id)))
      throw new Refusal("fields-changed");
    if (fields.some(({ id, kind }) => there.some((each) => each.id === id && each.kind !== kind)))
      throw new Refusal("field-kind-fixed");
    await writeFields(actor, fields, tx);
    return {};
  }),

  handle(profileContact, async ({ input: { user_id: id }, actor, tx }) => {
    demand(maySeeProfile(actor, { id }));
    const row = found(await findProfile(actor, id, tx), "person-not-found");
    return { new_contact_html: contactHtml({ email: row.email, attrs: profileFor(actor, row).attrs }) };
  }),
];

type Values = Readonly<Record<string, string>>;

const typedIn = (values: Values) => Object.entries(values).map(([id, typed]) => [Number(id), typed] as const);

const fieldOf = (fields: readonly FilledField[], id: number) =>
  fields.find((field) => field.id === id) ?? null;

/** What was typed as it is kept, or a refusal that names every field that is wrong (USET-05). */
function checked(fields: readonly FilledField[], values: Values): Map<number, string> {
  const kept = new Map<number, string>();
  const errors: (FieldError & { readonly code: ProfileRefusal })[] = [];
  for (const [id, typed] of typedIn(values)) {
    const value = checkedValue(fieldOf(fields, id)?.kind ?? "text", typed);
    if ("value" in value) kept.set(id, value.value);
    else
      errors.push({
        code: value.wrong,
        path: `values.${id}`,
        words: sentenceOf(profileRefusals, value.wrong),
      });
  }
  const [first] = errors;
  if (first) throw new Refusal(first.code, {}, errors);
  return kept;
}
