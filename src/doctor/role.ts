import type pg from "pg";
import type { Finding } from "./finding.ts";

/** Whether the server's role is one that row-level security binds, and ours to take. */
export async function checkRole(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ isSuper: boolean; owned: number; isOurs: boolean }>(
    `select rolsuper or rolbypassrls as "isSuper", pg_has_role(current_user, oid, 'member') as "isOurs",
       (select count(*) from pg_class where relowner = role.oid and relnamespace = 'public'::regnamespace) as owned
     from pg_roles role where rolname = 'atrium_app'`,
  );
  const role = rows[0];
  const faults = role ? faultsOf(role) : [missing];
  return faults.length > 0
    ? faults
    : [{ state: "well", what: "The server runs as atrium_app, so row-level security applies." }];
}

const missing: Finding = {
  state: "wrong",
  what: "The role atrium_app is missing.",
  advice:
    "As a superuser: create role atrium_app nologin noinherit, and grant it to the owner of the database.",
};

function faultsOf(role: { isSuper: boolean; owned: number; isOurs: boolean }): Finding[] {
  const faults: Finding[] = [];
  if (role.isSuper) {
    const advice = "As a superuser: alter role atrium_app nosuperuser nobypassrls.";
    faults.push({
      state: "wrong",
      what: "The role atrium_app bypasses row-level security, so sites aren't separated.",
      advice,
    });
  }
  if (Number(role.owned) > 0) {
    const advice = "Give the tables to the owner of the database: reassign owned by atrium_app to …";
    faults.push({
      state: "wrong",
      what: "The role atrium_app owns tables, so row-level security doesn't apply to it.",
      advice,
    });
  }
  if (!role.isOurs) {
    const advice = "As a superuser: grant atrium_app to the user of DATABASE_URL.";
    faults.push({ state: "wrong", what: "Atrium can't use the role atrium_app.", advice });
  }
  return faults;
}
