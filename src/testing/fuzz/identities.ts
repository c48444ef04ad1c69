import { startSession } from "#features/sessions/store.ts";
import { formTokenFor } from "#secrets/form-token.ts";
import { type World, actorOf, within } from "../world.ts";
import type { FuzzRequest } from "./requests.ts";

export type Identity = { readonly cookie: string; readonly magic: string };
export type Identities = Readonly<Record<FuzzRequest["who"], Identity>>;

/** Fresh sessions for the people who send; the calls themselves end sessions and remove people. */
export async function freshIdentities(world: World): Promise<Identities> {
  const key = await formTokenKey(world);
  const of = async (who: "olga" | "ed" | "vera"): Promise<Identity> => {
    const person = { personId: world[who].id, device: "fuzz", address: "127.0.0.1" };
    const token = await within(world, actorOf(world, world.olga), (tx) =>
      startSession(person, new Date(), tx),
    ).catch(() => "gone");
    return { cookie: `atrium_session=${token}`, magic: formTokenFor(key, token) };
  };
  return {
    olga: await of("olga"),
    ed: await of("ed"),
    vera: await of("vera"),
    visitor: { cookie: "atrium_visitor=fuzz", magic: formTokenFor(key, "fuzz") },
  };
}

async function formTokenKey(world: World): Promise<Buffer> {
  const { rows } = await world.database.pool.query<{ magic_key: Buffer }>(
    "select magic_key from site where id = $1",
    [world.siteId],
  );
  return rows[0]?.magic_key ?? Buffer.alloc(0);
}
