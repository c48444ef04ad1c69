import { isAddress, nameFrom } from "#features/people/invites/rules.ts";
import { positionMost } from "#features/people/profiles/rules.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Change } from "./operations-sent.ts";
import { type Path, extension } from "./path.ts";
import { type Said, flagIn, isSaid, lineIn, saidOf, wrongValue } from "./values.ts";

/** What is kept of somebody whom a directory tells of. */
export type UserFacts = {
  readonly userName: string;
  readonly externalId: string | null;
  /** How they are called here: `displayName` and `name.formatted` are this one. */
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly title: string;
  /** The address that they sign in with: the primary one, else the work one, else `userName`. */
  readonly email: string;
  readonly isActive: boolean;
};

/** What was said of them, attribute by attribute; absent where nothing was. */
export type UserSaid = {
  userName?: string;
  externalId?: string | null;
  displayName?: string;
  formatted?: string;
  givenName?: string;
  familyName?: string;
  title?: string;
  /** Null where it is unsaid. */
  email?: string | null;
  isActive?: boolean;
};

const nameMost = 120;
const userNameMost = 254;

/** Attributes of the schemas that are told of and not kept (RFC 7643 4.1): whoever sends them is not refused for it. */
const notKept = new Set(
  `nickname profileurl usertype preferredlanguage locale timezone password phonenumbers ims photos addresses entitlements roles x509certificates`.split(
    " ",
  ),
);

type Setter = (said: UserSaid, change: Change, before: UserFacts | null) => void;

const setters: Readonly<Record<string, Setter>> = {
  username: (said, { value }) => void (said.userName = required(value, "userName", userNameMost)),
  externalid: (said, { value }) => void (said.externalId = lineIn(value, "externalId", 254) || null),
  displayname: (said, { value }) => void (said.displayName = lineIn(value, "displayName", nameMost)),
  title: (said, { value }) => void (said.title = lineIn(value, "title", positionMost)),
  active: (said, { value }) => void (said.isActive = flagIn(value, "active")),
  name: (said, { path, value }) => {
    const parts = path.sub === null ? entriesOf(value, "name") : [[path.sub, value] as const];
    for (const [part, text] of parts) setPartOfName(said, part.toLowerCase(), text);
  },
  emails: (said, { path, value }, before) => setEmail(said, { path, value, before }),
};

/** Notes what is said by these changes, the last of which counts. `before` is whom they are said of. */
export function userSaid(changes: readonly Change[], before: (UserFacts & { id: string }) | null): UserSaid {
  const said: UserSaid = {};
  for (const change of changes) {
    const { attribute } = change.path;
    const set = Object.hasOwn(setters, attribute) ? setters[attribute] : undefined;
    if (set) set(said, change.op === "remove" ? removed(change) : change, before);
    else demandIgnorable(change, before?.id ?? null);
  }
  return said;
}

/** What is unsaid is empty from then on; what a person cannot be without stays. */
function removed(change: Change): Change {
  const { attribute } = change.path;
  if (attribute === "username" || attribute === "active") throw new Refusal("scim-mutability", { attribute });
  return { ...change, value: attribute === "name" && change.path.sub === null ? {} : null };
}

/** Of what is not kept, a body may say anything; a path that names what can't be changed or is in no schema is a mistake of its sender. */
export function demandIgnorable({ path: { attribute }, value, isWhole }: Change, id: string | null): void {
  if (isWhole || attribute === "schemas" || extension.test(attribute) || notKept.has(attribute)) return;
  if (attribute === "id" && value === id) return;
  if (["id", "meta", "groups"].includes(attribute)) throw new Refusal("scim-mutability", { attribute });
  throw new Refusal("scim-path");
}

function required(value: unknown, attribute: string, most: number): string {
  const text = lineIn(value, attribute, most);
  if (text === "") throw wrongValue(attribute);
  return text;
}

function entriesOf(value: unknown, attribute: string): [string, unknown][] {
  if (value === null) return [];
  if (!isSaid(value)) throw wrongValue(attribute);
  return Object.entries(value);
}

function setPartOfName(said: UserSaid, part: string, value: unknown): void {
  if (part === "formatted") said.formatted = lineIn(value, "name.formatted", nameMost);
  if (part === "givenname") said.givenName = lineIn(value, "name.givenName", nameMost);
  if (part === "familyname") said.familyName = lineIn(value, "name.familyName", nameMost);
}

type EmailSaid = { readonly path: Path; readonly value: unknown; readonly before: UserFacts | null };

/** One address is kept. Those that a filter picks beside it, as that at home, are not. */
function setEmail(said: UserSaid, { path: { pick, sub }, value, before }: EmailSaid): void {
  if (pick && !["type", "primary", "value"].includes(pick.sub)) throw new Refusal("scim-path");
  if (pick?.sub === "value" && pick.value.toLowerCase() !== (said.email ?? before?.email))
    throw new Refusal("scim-no-target");
  if ((pick?.sub === "type" && pick.value !== "work") || (pick?.sub === "primary" && pick.value !== "true"))
    return;
  if (sub !== null && sub !== "value") return;
  said.email = sub === null ? primaryOf(value) : addressIn(value);
}

function primaryOf(value: unknown): string | null {
  if (typeof value === "string" || value === null) return addressIn(value);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const all = list.filter(isSaid);
  if (all.length !== list.length) throw wrongValue("emails");
  const isPrimary = (each: Said) => saidOf(each, "primary") === true;
  const isWork = (each: Said) => saidOf(each, "type") === "work";
  const chosen = all.find(isPrimary) ?? all.find(isWork) ?? all[0];
  return chosen ? addressIn(saidOf(chosen, "value") ?? null) : null;
}

function addressIn(value: unknown): string | null {
  const text = lineIn(value, "emails", 254).toLowerCase();
  if (text === "") return null;
  if (!isAddress(text)) throw wrongValue("emails");
  return text;
}

/** Somebody as they are said to be from now on. What is not said stays, also in a body that says the whole of somebody (RFC 7644 3.5.1 leaves that to us): a directory that knows no positions takes none away. */
export function userAfter(before: UserFacts | null, said: UserSaid): UserFacts {
  const userName = said.userName ?? before?.userName ?? "";
  if (userName === "") throw wrongValue("userName");
  const email = emailAfter(before, said, userName);
  const givenName = said.givenName ?? before?.givenName ?? "";
  const familyName = said.familyName ?? before?.familyName ?? "";
  const name = nameAfter(before, said, { givenName, familyName });
  return {
    userName,
    externalId: said.externalId === undefined ? (before?.externalId ?? null) : said.externalId,
    name: name === "" ? nameFrom({ email, name }).slice(0, nameMost) : name,
    givenName,
    familyName,
    title: said.title ?? before?.title ?? "",
    email,
    isActive: said.isActive ?? before?.isActive ?? true,
  };
}

/** An address that follows from `userName` goes on following it. */
function emailAfter(before: UserFacts | null, said: UserSaid, userName: string): string {
  const follows = !before || before.email === before.userName.toLowerCase() || said.email === null;
  const email = said.email ?? (follows ? userName.toLowerCase() : before.email);
  if (!isAddress(email)) throw wrongValue("emails");
  return email;
}

type Parts = { readonly givenName: string; readonly familyName: string };

function nameAfter(before: UserFacts | null, said: UserSaid, { givenName, familyName }: Parts): string {
  const both = `${givenName} ${familyName}`.trim();
  const areParts = said.givenName !== undefined || said.familyName !== undefined;
  return (said.displayName || said.formatted || (areParts && both) || before?.name || both).slice(
    0,
    nameMost,
  );
}
