import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltWorld, openBuiltWorld } from "../built-world.ts";
import { openSubsiteWorld, type SubsiteWorld } from "../subsite-world.ts";
import { type World, type WorldPerson, worldPassword } from "../world.ts";
import { type Answered, Client } from "./browser.ts";
import { type DocumentedCall, type Role, documentedCalls, isFor } from "./documented.ts";

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

/** What one attempt is made with: everything of its own, made by the calls themselves. */
type Things = Readonly<Record<string, number>>;
let made = 0;

async function thingsFor(maker: Client, prefix: string): Promise<Things> {
  const at = ++made;
  const post = async (path: string, fields: Record<string, unknown> = {}) => {
    const { status, body } = await maker.call("POST", prefix + path, fields);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body ?? {};
  };
  const tree = (await post("/ajax/category/tree/"))["tree"] as { id: number; parent_id: number | null }[];
  const main = tree.find(({ parent_id }) => parent_id === null)?.id ?? 0;
  const folder = async (name: string) =>
    Number((await post(`/ajax/category/create/${main}/`, { new_name: name }))["id"]);
  const [lies, other] = [await folder(`Fleet ${at}`), await folder(`Oars ${at}`)];
  const page = async (title: string, more: object = {}) => {
    const settings = {
      title,
      category: `Main/Fleet ${at}`,
      tags: [{ tag: `Quay ${at}` }],
      markdown: "Words.",
      ...more,
    };
    await post("/ajax/page/page_settings/create/", { settings: JSON.stringify(settings) });
    const { pages } = (await post("/ajax/pages/action/load/", { cat_id: lies })) as {
      pages: { id: number; title_u: string; tids: number[] }[];
    };
    return pages.find(({ title_u: name }) => name === title);
  };
  const first = await page(`Fog ${at}`);
  const trashed = (await page(`Ice ${at}`))?.id ?? 0;
  await post(`/ajax/page/page_settings/delete/${trashed}/`);
  return {
    main,
    folder: lies,
    other,
    page: first?.id ?? 0,
    trashed,
    tag: first?.tids[0] ?? 0,
    template: first?.id ?? 0,
    version: 0,
    // To see it; editing is 2.
    right: 1,
    at,
  };
}

function fieldsOf({ id }: DocumentedCall, { at }: Things): Record<string, unknown> {
  if (id.endsWith("_save")) return { settings: JSON.stringify({ title: `Wind ${at}` }) };
  if (id === "pages_search" || id === "list_pages") return { q: "Fog" };
  if (id === "category_create") return { new_name: `Sails ${at}` };
  if (id === "category_bulk_create") return { path_list: JSON.stringify([`Main/Masts ${at}`]) };
  if (id === "category_rename") return { name: `Hulls ${at}` };
  return id === "tag_rename" ? { name: `Pier ${at}` } : {};
}

const addressOf = ({ path }: DocumentedCall, things: Things) =>
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
    let things: Things | null = null;
    for (const call of documentedCalls) {
      things ??= await thingsFor(making, prefix);
      if (call.id === "tag_undelete")
        await making.call("POST", `${prefix}/ajax/tag/delete/${things["tag"]}/`);
      const answer = await client.call(call.method, prefix + addressOf(call, things), fieldsOf(call, things));
      const fault = faultOf(call, isFor(call, role), answer);
      if (fault !== null) faults.push(`${role} ${call.id}: ${fault}`);
      // What was changed is made anew; what was refused or read is there for the next call.
      if (call.method === "POST" && (isFor(call, role) || call.id === "tag_undelete")) things = null;
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
