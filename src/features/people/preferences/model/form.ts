import type { OutputOf, SentOf } from "#kernel/call.ts";
import { type loadPreferences, type savePreferences, fieldPrefix, sentAs } from "../contract.ts";

export type Loaded = OutputOf<typeof loadPreferences>;

/** Somebody's settings in our own words: what screens show and change of them. */
export type Form = {
  readonly id: number;
  readonly isSelf: boolean;
  readonly name: string;
  /** Why the address cannot be changed; empty where it can. */
  readonly emailStays: string;
  readonly roles: Loaded["roles"];
  readonly fields: Loaded["fields"];
  readonly changesPassword: boolean;
  readonly draft: Draft;
};

export type Draft = {
  readonly name: string;
  readonly email: string;
  readonly role: Loaded["role_id"];
  readonly position: string;
  readonly bio: string;
  /** By the numbers of fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly current: string;
  readonly first: string;
  readonly second: string;
};

/** What is called so in our words is refused at a field that is called otherwise. */
const names = {
  ...sentAs,
  position: "position",
  bio: "bio",
  current: "current_password",
  first: "new_password1",
  second: "new_password2",
} as const;

/** Whose settings are asked for. */
export const askedOf = (id: number): SentOf<typeof loadPreferences> => ({ user_id: id });

export function formOf(told: Loaded): Form {
  const { display_name: name, email, role_id: role, position, bio, fields } = told;
  const values = Object.fromEntries(fields.map((field) => [String(field.id), field.value]));
  return {
    id: told.user_id,
    isSelf: told.is_self,
    name,
    emailStays: told.email_msg,
    roles: told.roles,
    fields,
    changesPassword: told.password_msg === "",
    draft: { name, email, role, position, bio, values, current: "", first: "", second: "" },
  };
}

/**
 * What is otherwise than the form was read with: what it only shows may have been changed by somebody else meanwhile, and sending it would take
 * that back. What may not be changed is not sent.
 */
export function sentOf(draft: Draft, form: Form): SentOf<typeof savePreferences> {
  const { id, emailStays, roles, draft: read } = form;
  const { name, email, role, position, bio, values, current, first, second } = draft;
  const changed = Object.entries(values).filter(([field, value]) => value !== read.values[field]);
  return {
    user_id: id,
    ...(name !== read.name && { display_name: name }),
    ...(emailStays === "" && email !== read.email && { email }),
    ...(roles.length > 0 && role !== read.role && { role_id: role }),
    ...(position !== read.position && { position }),
    ...(bio !== read.bio && { bio }),
    ...(changed.length > 0 && { fields: JSON.stringify(Object.fromEntries(changed)) }),
    current_password: current,
    new_password1: first,
    new_password2: second,
  };
}

export type Wrong = {
  readonly at: Readonly<Partial<Record<keyof typeof names, string>>>;
  /** By the numbers of fields. */
  readonly fields: Readonly<Record<string, string>>;
};

/** The sentences of a refusal by what they are about. */
export function wrongIn(errors: Readonly<Record<string, string>>): Wrong {
  const at = Object.entries(names).flatMap(([ours, theirs]) => {
    const said = errors[theirs];
    return said === undefined ? [] : [[ours, said] as const];
  });
  const fields = Object.entries(errors).flatMap(([path, said]) =>
    path.startsWith(fieldPrefix) ? [[path.slice(fieldPrefix.length), said] as const] : [],
  );
  return { at: Object.fromEntries(at), fields: Object.fromEntries(fields) };
}
