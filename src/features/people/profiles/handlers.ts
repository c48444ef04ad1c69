import { handle } from "#calls/handle.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { saveProfileFields } from "./contract.ts";
import { mayMakeFields } from "./rules.ts";
import { readProfileFields } from "./screen.ts";
import { countFields, lockFields, writeFields } from "./store.ts";
import { fieldWords } from "./wording.ts";

export const profileHandlers = [
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
    if (fields.filter(({ kind }) => kind === "person").length > 1) throw new Refusal("person-field-twice");
    await writeFields(actor, fields, tx);
    return {};
  }),
];
