import { expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { holdsPrincipal } from "./store.ts";

it("the statement of who holds a principal agrees with everybody's principals, in subsites too (long)", async () => {
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
    const now = { ...subsites, standing: { ...subsites.standing, roles } };
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
      for (const who of people) {
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
