import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltWorld, openBuiltWorld } from "../built-world.ts";
import { openSubsiteWorld, type SubsiteWorld } from "../subsite-world.ts";
import { type World, type WorldPerson, worldPassword } from "../world.ts";
import { type Answered, Client } from "./browser.ts";
import { type DocumentedCall, type Role, documentedCalls, isFor } from "./documented.ts";
import { Things } from "./things.ts";

let flat: BuiltWorld;
let grouped: BuiltWorld<SubsiteWorld>;
beforeAll(async () => {
  flat = await openBuiltWorld();
  grouped = await openBuiltWorld(openSubsiteWorld);
}, 600_000);
afterAll(async () => {
  await flat.stop();
  await grouped.stop();
});

/** Everything that an address may name, by its number. */
type Named = Readonly<Record<string, number>>;

function fieldsOf({ id }: DocumentedCall, { at }: Named): Record<string, unknown> {
  if (id.endsWith("_save")) return { settings: JSON.stringify({ title: `Wind ${at}` }) };
  if (id === "pages_search" || id === "list_pages") return { q: "Fog" };
  if (id === "category_create") return { new_name: `Sails ${at}` };
  if (id === "category_bulk_create") return { path_list: JSON.stringify([`Main/Masts ${at}`]) };
  if (id === "category_rename") return { name: `Hulls ${at}` };
  return id === "tag_rename" ? { name: `Pier ${at}` } : {};
}

const addressOf = ({ path }: DocumentedCall, things: Named) =>
  path.replace(/\{([a-z]+)\}/g, (_, name: string) => String(things[name]));

/** What is wrong with an answer, by the documents; null where nothing is. */
function faultOf(call: DocumentedCall, allowed: boolean, { status, body }: Answered): string | null {
  const said = String(body?.["message"] ?? body?.["error"] ?? body?.["error_message"] ?? "");
  if (!allowed) {
    const isRefused = [401, 403, 404].includes(status) && body?.["success"] === false;
    return isRefused && /^\p{Lu}.{8,}/u.test(said) ? null : `not refused in words: ${status} "${said}"`;
  }
  if (status !== 200 || body?.["success"] !== true) return `refused: ${status} "${said}"`;
  const missing = call.answers.filter((name) => !(name in body));
  const short = Object.entries(call.entries).flatMap(([name, fields]) => lacking(name, body[name], fields));
  const lacks = [...missing, ...short];
  return lacks.length === 0 ? null : `lacks ${lacks.join(", ")}`;
}

/** What an entry of a list lacks of what each of them has. */
function lacking(name: string, list: unknown, fields: readonly string[]): string[] {
  const entries = (Array.isArray(list) ? list : Object.values(list ?? {})) as object[];
  const missing = new Set(entries.flatMap((entry) => fields.filter((field) => !(field in entry))));
  return [...missing].map((field) => `${name}[].${field}`);
}

type Site = { readonly world: World; readonly url: string };

async function faultsOf(
  { url }: Site,
  {
    prefix,
    maker,
    people,
  }: { prefix: string; maker: WorldPerson; people: readonly (readonly [Role, WorldPerson | null])[] },
): Promise<string[]> {
  const making = new Client(url);
  await making.signIn(maker.email, worldPassword);
  const faults: string[] = [];
  for (const [role, person] of people) {
    const client = new Client(url);
    if (person) await client.signIn(person.email, worldPassword);
    else await client.arrive();
    const things = new Things(making, prefix);
    for (const call of documentedCalls) {
      const named = await things.forCall(call);
      if (call.id === "tag_undelete") await things.post(`/ajax/tag/delete/${named["tag"]}/`);
      const answer = await client.call(call.method, prefix + addressOf(call, named), fieldsOf(call, named));
      const fault = faultOf(call, isFor(call, role), answer);
      if (fault !== null) faults.push(`${role} ${call.id}: ${fault}`);
      // What was changed is made anew; what was refused or read is there for the next call.
      if (isFor(call, role) || call.id === "tag_undelete") things.changedBy(call);
    }
  }
  return faults;
}

describe("a client that has read the documents of the calls alone", () => {
  it("is answered each field, or refused in words, as each role of a site without subsites", async () => {
    const { olga, ada, ed, vera, xavi } = flat.world;
    const people = [
      ["owner", olga],
      ["admin", ada],
      ["editor", ed],
      ["member", vera],
      ["external", xavi],
      ["public", null],
    ] as const;
    expect(await faultsOf(flat, { prefix: "", maker: ed, people })).toEqual([]);
  }, 600_000);

  it("and as each role in a subsite", async () => {
    const { olga, ada, vera, ed, xavi } = grouped.world;
    const inCrew = [
      ["admin", ada],
      ["editor", vera],
      ["member", ed],
    ] as const;
    expect(await faultsOf(grouped, { prefix: "/@crew", maker: vera, people: inCrew })).toEqual([]);
    // An owner in one that they have joined.
    const inBoard = [["owner", olga]] as const;
    expect(await faultsOf(grouped, { prefix: "/@board", maker: olga, people: inBoard })).toEqual([]);
    // The world comes into the one that is public, and so does whoever is from outside.
    const inHarbour = [
      ["reader", xavi],
      ["public", null],
    ] as const;
    expect(await faultsOf(grouped, { prefix: "/@harbour", maker: ed, people: inHarbour })).toEqual([]);
  }, 600_000);
});
