import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { passwordChanged } from "#features/sessions/events.ts";
import { dropLinks, findByEmail } from "#features/sessions/reset/store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { endSessionsOf, newToken, savePassword } from "#features/sessions/store.ts";
import { sessionRefusals } from "#features/sessions/wording.ts";
import { createSite, findSiteFor } from "#features/sites/store.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command.ts";
import { type SiteRole, siteRoles } from "#kernel/viewer.ts";
import { hashPassword } from "#secrets/password.ts";
import { personAdded, personInvited, siteCreated } from "./events.ts";
import { isAddress, nameFrom } from "./invites/rules.ts";
import { addPerson, noteInvited } from "./store.ts";

type Run = (given: CommandArguments, database: Database, now: Date) => Promise<string>;

/** `user add <email> [--name N] [--role R] [--password P]`: without a password, a mail invites the person. */
export const addUser: Run = async ({ positionals, values }, database, now) => {
  const email = addressIn(positionals[0]);
  const role = roleIn(values["role"] ?? "member");
  const passwordHash = values["password"] === undefined ? null : await hashGiven(values["password"]);
  const name = nameFrom({ email, name: values["name"] ?? "" });
  await inSite(database, values["site"], async (tx) => {
    const personId = await addPerson({ email, name, role, passwordHash }, tx);
    if (personId === null) throw new CommandRefused(`${email} is already a member.`);
    if (passwordHash === null) await noteInvited(personId, now, tx);
    tx.announce(
      passwordHash === null ? personInvited({ personId, inviterId: null }) : personAdded({ personId, role }),
    );
  });
  const next = passwordHash === null ? " A mail with a link to set a password follows." : "";
  return `${name} <${email}> has been added as ${role}.${next}`;
};

/** `user password <email> [--password P]`: sets a new one, made up when none is given, and ends all sessions. */
export const setUserPassword: Run = async ({ positionals, values }, database) => {
  const email = addressIn(positionals[0]);
  const password = values["password"] ?? newToken().slice(0, 20);
  const passwordHash = await hashGiven(password);
  await inSite(database, values["site"], async (tx) => {
    const person = await findByEmail(email, tx);
    if (!person) throw new CommandRefused(`Nobody here has the address ${email}.`);
    await savePassword(person.id, passwordHash, tx);
    await endSessionsOf(person.id, null, tx);
    await dropLinks(person.id, tx);
    tx.announce(passwordChanged({ personId: person.id, by: "command" }));
  });
  const shown = values["password"] === undefined ? ` It is: ${password}` : "";
  return `${email} has a new password.${shown}`;
};

/** `site add <name> --host H --owner-email E [--owner-name N]`: one more site on this installation. */
export const addSite: Run = async ({ positionals, values }, database, now) => {
  const name = positionals[0]?.trim() ?? "";
  if (name === "") throw new CommandRefused("A site needs a name.");
  const host = hostIn(values["host"]);
  const email = addressIn(values["owner-email"]);
  if (await isTaken(host, database)) throw new CommandRefused(`The host ${host} belongs to a site already.`);
  const owner = { email, name: nameFrom({ email, name: values["owner-name"] ?? "" }) };
  await createSite(database, { name, host: nameOf(host), address: `https://${host}` }, async (_, tx) => {
    const ownerId = await addPerson({ ...owner, role: "owner", passwordHash: null }, tx);
    if (ownerId === null) throw new Error("a new site has nobody yet, so no address can be taken");
    await noteInvited(ownerId, now, tx);
    tx.announce(siteCreated({ ownerId }));
    tx.announce(personInvited({ personId: ownerId, inviterId: null }));
  });
  return `${name} answers at https://${host}/. A mail invites ${email} to own it.`;
};

async function inSite(
  database: Database,
  host: string | undefined,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  const found = await findSiteFor(host ?? null, database);
  if (found === "none") throw new CommandRefused("There is no such site. `atrium site add` makes one.");
  if (found === "several")
    throw new CommandRefused("There are several sites here. Say which with --site and its host.");
  await inTransaction(database, { siteId: found, access: "write" }, work);
}

function addressIn(given: string | undefined): string {
  const email = given?.trim().toLowerCase() ?? "";
  if (!isAddress(email)) throw new CommandRefused("Please give an email address, like femke@example.org.");
  return email;
}

function roleIn(given: string): SiteRole {
  const role = siteRoles.find((each) => each === given);
  if (!role) throw new CommandRefused(`A role is one of ${siteRoles.join(", ")}.`);
  return role;
}

function hostIn(given: string | undefined): string {
  const host = given?.trim().toLowerCase() ?? "";
  if (!/^[a-z0-9.-]+(:\d+)?$/.test(host))
    throw new CommandRefused("Please give a host name with --host, like intranet.example.org.");
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

async function hashGiven(password: string): Promise<string> {
  if (!mayBePassword(password, password).allowed)
    throw new CommandRefused(sessionRefusals["password-short"].text);
  return hashPassword(password);
}
