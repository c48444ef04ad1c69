import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import type { Verdict } from "#kernel/verdict.ts";
import { provenPassword, takeNewPassword } from "../account/password-operations.ts";
import { mayEditField, mayEditProfile } from "../profiles/rules.ts";
import { type ProfileRow, findProfile } from "../profiles/store.ts";
import { mayChangeRole, rolesToGive } from "../rules.ts";
import { countOwners, readOwners } from "../store.ts";
import { roleWords } from "../wording.ts";
import { fieldPrefix, loadPreferences, savePreferences } from "./contract.ts";
import { asksForPassword, changesOf } from "./model/changes.ts";
import { settingsHtml } from "./model/settings-html.ts";
import {
  checkedFields,
  sentenceOfVerdict,
  throwWrong,
  wrongAt,
  wrongChanges,
  wrongManagers,
  writePreferences,
} from "./operations.ts";
import { mayChangeEmail, mayChangePassword } from "./rules.ts";
import { preferenceDialogWords as dialogWords } from "./wording.ts";

export const preferenceHandlers = [
  handle(loadPreferences, async ({ input, actor, tx, say }) => {
    const person = await personAsked(actor, input.user_id, tx);
    const changing = mayChangeRole(actor, { person, role: "member", owners: await readOwners(actor, tx) });
    const { id, name, email, role, position, bio } = person;
    const fields = person.fields.filter((field) => mayEditField(actor, { person, field }).allowed);
    return {
      user_id: id,
      is_self: actor.personId === id,
      display_name: name,
      email,
      role_id: role,
      roles: changing.allowed
        ? rolesToGive(actor).map((each) => ({ id: each, name: say(roleWords[each]) }))
        : [],
      profile_settings_html: profileHtml({ position, bio, fields }, say),
      position,
      bio,
      fields: fields.map(({ seenBy, ...field }) => ({ ...field, isHidden: seenBy === "admins" })),
      password_msg: sentence(mayChangePassword(actor, person), say),
      email_msg: sentence(mayChangeEmail(actor, person), say),
      role_msg: sentence(changing, say),
      form_errors: {},
    };
  }),

  handleInSteps(savePreferences, async ({ input, now, wire, read, write }) => {
    const ownId = await read(async (actor, tx) => {
      const person = await personAsked(actor, input.user_id, tx);
      if (asksForPassword(input)) throwWrong(wrongAt("new_password1", mayChangePassword(actor, person)));
      return person.id;
    });
    const proven = asksForPassword(input)
      ? await provenPassword(ownId, passwordsIn(input), { read, write })
      : null;
    const token = await write(async (actor, tx) => {
      const owners = input.role_id === undefined ? 0 : await countOwners(actor, tx);
      const person = await personAsked(actor, input.user_id, tx);
      const changes = changesOf(input, person);
      const { values, wrong } = checkedFields(actor, person, input.fields);
      const wrongManager = await wrongManagers(actor, person, values, tx);
      throwWrong([
        ...(await wrongChanges(actor, { person, changes, owners }, tx)),
        ...wrong,
        ...wrongManager,
      ]);
      await writePreferences(actor, { person, changes, values, asked: input }, now, tx);
      return proven && (await takeNewPassword(proven, wire.sessionToken, tx)).token;
    });
    if (token !== null) wire.setSession(token);
    return {};
  }),
];

/** Whose settings they are, if the actor may see to them. */
async function personAsked(actor: Actor, asked: number | undefined, tx: Tx): Promise<ProfileRow> {
  const id = asked ?? actor.personId;
  if (id === null) throw new Refusal("signed-out");
  demand(mayEditProfile(actor, { id }));
  return found(await findProfile(actor, id, tx), "person-not-found");
}

function sentence(verdict: Verdict, say: Say): string {
  const said = sentenceOfVerdict(verdict);
  return said ? say(said.words, said.values) : "";
}

type Filled = Pick<ProfileRow, "position" | "bio" | "fields">;

function profileHtml({ position, bio, fields }: Filled, say: Say): string {
  return settingsHtml([
    { name: "position", label: say(dialogWords.position), kind: "text", value: position },
    { name: "bio", label: say(dialogWords.bio), kind: "long", value: bio },
    ...fields.map(({ id, label, kind, value }) => ({ name: `${fieldPrefix}${id}`, label, kind, value })),
  ]);
}

function passwordsIn(input: {
  readonly current_password?: string | undefined;
  readonly new_password1?: string | undefined;
  readonly new_password2?: string | undefined;
}) {
  const { current_password: current = "", new_password1: first = "", new_password2: second = "" } = input;
  return { current, first, second };
}
