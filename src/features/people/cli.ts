import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { sessionsEnded } from "#features/sessions/events.ts";
import { giveNewPassword } from "#features/sessions/password-links/operations.ts";
import { findByEmail } from "#features/sessions/password-links/store.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { endSessionsOf, findSignedIn, newToken } from "#features/sessions/store.ts";
import { takeTwoStep } from "./two-step/reset-operations.ts";
import { sessionRefusals } from "#features/sessions/wording.ts";
import { createSite, findSiteFor, findSiteWithoutHost } from "#features/sites/store.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command-line.ts";
import { type SiteRole, siteRoles } from "#kernel/viewer.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { personAdded, personInvited, siteCreated } from "./events.ts";
import { isAddress, nameFrom } from "./invites/rules.ts";
import { addPerson, noteInvited } from "./store.ts";

type Run = (given: CommandArguments, database: Database, now: Date) => Promise<string>;

/** `user add <email> [--name N] [--role R] [--password P]`: without a password, a mail invites the person. */
export const addUser: Run = async ({ positionals, values }, database, now) => {
  const email = addressIn(positionals[0]);
  const role = roleIn(values["role"] ?? "member");
  const name = nameFrom({ email, name: values["name"] ?? "" });
  const names = await inSite(database, values["site"], async (tx) => [
    ...(await namesAround(null, tx)),
    name,
    email,
  ]);
  const passwordHash = values["password"] === undefined ? null : await hashGiven(values["password"], names);
  await inSite(database, values["site"], async (tx) => {
    const personId = await addPerson({ email, name, role, passwordHash }, tx);
    if (personId === null) throw new CommandRefused(`${email} is already a member.`);
    if (passwordHash === null) await noteInvited({ personId, inviterId: null }, now, tx);
    tx.announce(
      passwordHash === null ? personInvited({ personId, inviterId: null }) : personAdded({ personId, role }),
    );
  });
  const added = `Added ${name} <${email}> as ${role}.`;
  if (passwordHash !== null) return added;
  return `${added} They get an email to set a password.
Without a mail server, owners find the link under /settings/mail/, or run \`atrium user password ${email}\`.`;
};

/** `user password <email> [--password P]`: sets a new one, made up when none is given, and ends all sessions. */
export const setUserPassword: Run = async ({ positionals, values }, database) => {
  const email = addressIn(positionals[0]);
  const password = values["password"] ?? newToken().slice(0, 20);
  const { person, names } = await inSite(database, values["site"], async (tx) => {
    const found = await findByEmail(email, tx);
    if (!found) throw new CommandRefused(`No one here has the address ${email}. Check the spelling.`);
    return { person: found, names: await namesAround(found.id, tx) };
  });
  const passwordHash = await hashGiven(password, names);
  await inSite(database, values["site"], async (tx) => {
    await giveNewPassword({ personId: person.id, passwordHash, by: "command", keepToken: null }, tx);
  });
  const shown = values["password"] === undefined ? ` New password: ${password}` : "";
  return `Changed the password of ${email}.${shown}`;
};

/** `user reset-two-step <email>`: for an owner who has lost app and codes, whom nobody else can help. */
export const resetTwoStepOf: Run = async ({ positionals, values }, database) => {
  const email = addressIn(positionals[0]);
  return inSite(database, values["site"], async (tx) => {
    const personId = (await findByEmail(email, tx))?.id;
    if (personId === undefined)
      throw new CommandRefused(`No one here has the address ${email}. Check the spelling.`);
    if (!(await takeTwoStep(personId, tx)))
      throw new CommandRefused(`${email} doesn't use two-step verification.`);
    return `Turned off two-step verification of ${email}.`;
  });
};

/** `user sign-out <email>|everybody`: ends all sessions of a person, or of everybody on the site (ASVS 7.4.5). */
export const signOutUser: Run = async ({ positionals, values }, database) => {
  const isEverybody = positionals[0] === "everybody";
  const email = isEverybody ? null : addressIn(positionals[0]);
  return inSite(database, values["site"], async (tx) => {
    const ids = email === null ? await findSignedIn(tx) : [(await findByEmail(email, tx))?.id];
    let ended = 0;
    for (const personId of ids) {
      if (personId === undefined)
        throw new CommandRefused(`No one here has the address ${email}. Check the spelling.`);
      const count = await endSessionsOf(personId, null, tx);
      if (count > 0) tx.announce(sessionsEnded({ personId }));
      ended += count;
    }
    return `Signed out ${email ?? "everyone"}: ${ended} ${ended === 1 ? "session" : "sessions"} ended.`;
  });
};

/**
 * `site add <name> --host H --owner-email E [--owner-name N] [--first-host F]`: one more site on this installation. The site
 * that was alone answered on every host; from here on it needs hosts of its own, or it would be off the air.
 */
export const addSite: Run = async ({ positionals, values }, database, now) => {
  const name = positionals[0]?.trim() ?? "";
  if (name === "") throw new CommandRefused("Enter a name for the site.");
  const host = hostIn(values["host"], "--host");
  const email = addressIn(values["owner-email"]);
  if (await isTaken(host, database))
    throw new CommandRefused(`The host ${host} already belongs to a site. Choose another.`);
  const first = await firstSiteIn(values["first-host"], database);
  if (first?.hosts.includes(nameOf(host)))
    throw new CommandRefused(`The host ${host} belongs to ${first.name}. Choose another one for ${name}.`);
  const owner = { email, name: nameFrom({ email, name: values["owner-name"] ?? "" }) };
  const besides = first ? { id: first.id, hosts: [...first.hosts, ...localHosts] } : undefined;
  const site = { name, host: nameOf(host), address: `https://${host}`, besides };
  await createSite(database, site, async (_, tx) => {
    const ownerId = await addPerson({ ...owner, role: "owner", passwordHash: null }, tx);
    if (ownerId === null) throw new Error("a new site has nobody yet, so no address can be taken");
    await noteInvited({ personId: ownerId, inviterId: null }, now, tx);
    tx.announce(siteCreated({ ownerId }));
    tx.announce(personInvited({ personId: ownerId, inviterId: null }));
  });
  const made = `${name} is at https://${host}/. ${email} gets an email to set a password.
Without a mail server, run \`atrium user password ${email} --site ${nameOf(host)}\` instead.`;
  return first ? `${made}\n${first.name} now answers at ${first.hosts.join(", ")} only.` : made;
};

/** What a browser on this machine calls it; the first site answered there, and still does. */
const localHosts = ["localhost", "127.0.0.1", "[::1]"];

/** The site that answers because it is alone, with the hosts that are to be its own; null when each has its own already. */
async function firstSiteIn(
  given: string | undefined,
  database: Database,
): Promise<{ id: number; name: string; hosts: string[] } | null> {
  const first = await findSiteWithoutHost(database);
  if (!first) {
    if (given === undefined) return null;
    throw new CommandRefused("Every site already has its host. Leave out --first-host.");
  }
  const { id, name } = first;
  if (given !== undefined)
    return { id, name, hosts: given.split(",").map((each) => nameOf(hostIn(each, "--first-host"))) };
  const host = first.address === null ? "" : new URL(first.address).hostname;
  if (host === "" || localHosts.includes(host))
    throw new CommandRefused(
      `${name} now answers on every host. Choose the hosts it keeps, for example --first-host intranet.example.org.`,
    );
  return { id, name, hosts: [host] };
}

async function inSite<Result>(
  database: Database,
  host: string | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const found = await findSiteFor(host ?? null, database);
  if (found === "none") throw new CommandRefused("No site found. Create one with `atrium site add`.");
  if (found === "several")
    throw new CommandRefused("There are several sites. Choose one with --site and its host.");
  return inTransaction(database, { siteId: found, access: "write" }, work);
}

function addressIn(given: string | undefined): string {
  const email = given?.trim().toLowerCase() ?? "";
  if (!isAddress(email)) throw new CommandRefused("Enter an email address, for example femke@example.org.");
  return email;
}

function roleIn(given: string): SiteRole {
  const role = siteRoles.find((each) => each === given);
  if (!role) throw new CommandRefused(`Unknown role. Choose one of ${siteRoles.join(", ")}.`);
  return role;
}

function hostIn(given: string | undefined, option: string): string {
  const host = given?.trim().toLowerCase() ?? "";
  if (!/^[a-z0-9.-]+(:\d+)?$/.test(host))
    throw new CommandRefused(`Enter a host name with ${option}, for example intranet.example.org.`);
  return host;
}

/** Requests are told apart by name alone, whatever the port. */
function nameOf(host: string): string {
  return host.replace(/:\d+$/, "");
}

async function isTaken(host: string, database: Database): Promise<boolean> {
  const found = await findSiteFor(nameOf(host), database);
  return typeof found === "number";
}

async function hashGiven(password: string, names: readonly string[]): Promise<string> {
  const isCommon = isCommonPassword(password);
  const verdict = mayBePassword({ first: password, second: password, isCommon, names });
  if (!verdict.allowed) throw new CommandRefused(sessionRefusals[verdict.code].text);
  return hashPassword(password);
}
