import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";
import { worldNow } from "#testing/as.ts";
import type { HolesRead } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";
import { livingKinds } from "#widgets/widget.ts";
import { filledFor } from "./operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Read = (reading: HolesRead<never>) => Promise<ReadonlyMap<string, unknown>>;

/** Kinds beside those of the product, for one test. */
function withKinds(kinds: Readonly<Record<string, Read>>): void {
  const names = Object.keys(kinds);
  const lists = { servers: servers as Record<string, unknown>, living: livingKinds as unknown as string[] };
  for (const name of names) {
    lists.living.push(name);
    lists.servers[name] = { read: kinds[name], actions: [] };
  }
  onTestFinished(() => {
    lists.living.splice(lists.living.length - names.length);
    for (const name of names) delete lists.servers[name];
  });
}

/** Says for each of its widgets what the database answers. */
const answering =
  (statement: string): Read =>
  async ({ widgets, tx }) => {
    const [row] = await run<{ said: string }>(tx, statement, []);
    return new Map(widgets.map(({ id }) => [id, row?.said]));
  };

async function filled(...kinds: string[]) {
  const broken: string[] = [];
  const holes = kinds.map((kind, at) => ({ id: `hole${at}`, kind, content: null }));
  const results = await inTransaction(world.database, { siteId: world.siteId, access: "read" }, (tx) =>
    filledFor(
      actorOf(world, world.vera),
      {
        page: { id: 1, mayEdit: false },
        holes: holes as never,
        wire: { broken: ({ kind }) => void broken.push(kind) },
      },
      worldNow,
      tx,
    ),
  );
  return { broken, said: results.map(({ data, ...hole }) => ("isBroken" in hole ? "broken" : data)) };
}

it("kinds of one page read in one breath: the second does not wait for what the first is answered", async () => {
  let begun = 0;
  const together: Read = async (reading) => {
    begun++;
    const before = begun;
    const answer = await answering("select 'read' as said")(reading);
    expect(begun, `the kind that began as number ${before}`).toBe(2);
    return answer;
  };
  withKinds({ Tides: together, Winds: together });
  expect(await filled("Tides", "Winds", "Tides")).toEqual({ broken: [], said: ["read", "read", "read"] });
});

it.each([
  ["by a statement", answering("select no_such_column as said from page")],
  ["by a bug of its own", () => Promise.reject(new Error("a kind that fails"))],
] satisfies [string, Read][])("one that fails %s takes none of the others with it", async (_, fails) => {
  withKinds({
    Tides: answering("select 'low' as said"),
    Fogs: fails,
    Winds: answering("select 'west' as said"),
  });
  expect(await filled("Tides", "Fogs", "Winds")).toEqual({
    broken: ["Fogs"],
    said: ["low", "broken", "west"],
  });
});
