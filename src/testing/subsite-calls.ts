import { run } from "#database/transaction.ts";
import type { TestWeb } from "./server.ts";
import { type World, type WorldPerson, actorOf, within } from "./world.ts";

/** Where the calls stand that the specification gives for people (CALL-12). */
export const peopleActions = "/ajax/people/action";

type Listed = { id: number; name: string; role: string; mayChangeRole: boolean; mayRemove: boolean };
type Sent = Readonly<Record<string, unknown>>;

export type SubsiteCalls = ReturnType<typeof subsiteCalls>;

/** What people of the named world do with the people of subsites, over the wire. */
export function subsiteCalls(world: World, web: TestWeb) {
  const read = async (who: WorldPerson, path: string) => {
    const { status, body } = await (await web.browser(who)).get(path, { accept: "application/json" });
    const data = body?.["data"] as
      | { people?: Listed[]; inviting?: string | null; title?: string }
      | undefined;
    return { status, people: data?.people ?? [], inviting: data?.inviting, title: data?.title };
  };
  const post = async (who: WorldPerson, path: string, sent: Sent) =>
    (await (await web.browser(who)).post(path, sent)).body;
  return {
    read,
    post,
    named: async (who: WorldPerson, slug: string) =>
      (await read(who, `/@${slug}/people/`)).people.map(({ name, role }) => [name, role]),
    give: (who: WorldPerson, ids: readonly number[], permissions: object) =>
      post(who, `${peopleActions}/set_user_subsite_permissions/`, {
        profile_ids: JSON.stringify(ids),
        permissions: JSON.stringify(permissions),
      }),
    invite: (who: WorldPerson, slug: string, data: object) =>
      post(who, `/@${slug}${peopleActions}/invite_to_space/`, { data: JSON.stringify(data) }),
    write: (text: string, values: readonly unknown[] = []) =>
      within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values])),
  };
}
