import { expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { addMembers, insertGroup, saveDeleted } from "#features/people/groups/store.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { heldPrincipals, holdsPrincipal } from "./store.ts";

it("the statements of who holds a principal and of all that somebody holds agree with everybody's principals, in subsites too (long)", async () => {
  const subsites = await openSubsiteWorld();
  try {
    const { olga, ada, ed, vera, xavi } = subsites;
    const people = [olga, ada, ed, vera, xavi];
    await madePage(subsites, "Everybody's");
    await madePage(subsites, "Vera's", {
      shares: [{ principalId: principal("person", vera.id), mayEdit: false }],
    });
    const olgas = actorOf(subsites, olga);
    await within(subsites, olgas, (tx) =>
      run(tx, "update membership set role = 'editor' where person_id = $1", [xavi.id]),
    );
    const roles = { ...subsites.standing.roles, [xavi.id]: { [subsites.harbour.id]: "editor" as const } };
    const [sales, board] = await within(subsites, olgas, async (tx) => {
      const groups = [await insertGroup("Sales", tx), await insertGroup("Board", tx)] as const;
      await addMembers(groups, [vera.id, xavi.id], tx);
      await saveDeleted(groups[1], worldNow, tx);
      return groups;
    });
    for (const group of [sales, board])
      await madePage(subsites, `Of group ${group}`, {
        shares: [{ principalId: principal("group", group), mayEdit: true }],
      });
    const groupsOf = { [vera.id]: [sales], [xavi.id]: [sales] };
    const now = { ...subsites, groupsOf, standing: { ...subsites.standing, roles } };
    let held = 0;
    await within(subsites, olgas, async (tx) => {
      const known = await run<{ id: number }>(
        tx,
        "select distinct principal_id as id from page_reader where site_id = $1 order by principal_id",
        [subsites.siteId],
      );
      const rows = await run<{ personId: number; id: number }>(
        tx,
        `select person.id as "personId", reader.id from person, unnest($2::bigint[]) as reader (id)
         where person.site_id = $1 and ${holdsPrincipal("person", "reader.id")} order by reader.id`,
        [subsites.siteId, known.map(({ id }) => id)],
      );
      const all = await run<{ personId: number; id: number }>(
        tx,
        `select person.id as "personId", held.id from person cross join lateral (${heldPrincipals("person")}) held where person.site_id = $1`,
        [subsites.siteId],
      );
      for (const who of people) {
        const gathered = all.filter(({ personId }) => personId === who.id).map(({ id }) => id);
        expect({ who: who.name, holds: gathered.toSorted(byNumber) }).toEqual({
          who: who.name,
          holds: actorOf(now, who).principals.toSorted(byNumber),
        });
        const { principals } = actorOf(now, who);
        const own = known.map(({ id }) => id).filter((id) => principals.includes(id));
        held += own.length;
        const said = rows.filter(({ personId }) => personId === who.id).map(({ id }) => id);
        expect({ who: who.name, holds: said }).toEqual({ who: who.name, holds: own });
      }
    });
    expect(held).toBeGreaterThan(15);
  } finally {
    await subsites.close();
  }
});

const byNumber = (one: number, other: number) => one - other;
