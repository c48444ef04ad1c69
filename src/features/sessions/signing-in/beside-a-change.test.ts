import { afterAll, beforeAll, expect, it } from "vitest";
import { closeAccount } from "#features/people/removal/store.ts";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { hashPassword } from "#secrets/password.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld, worldPassword } from "#testing/world.ts";
import { giveNewPassword } from "../password-links/operations.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const write = <Result>(work: (tx: Tx) => Promise<Result>) =>
  inTransaction(world.database, { siteId: world.siteId, access: "write" }, work);

/** Whether a statement of this database waits for another transaction. */
const isAnyHeldUp = () =>
  write(async (tx) => {
    const waiting = await run(
      tx,
      `select 1 from pg_locks where not granted
       and pid in (select pid from pg_stat_activity where datname = current_database()) limit 1`,
      [],
    );
    return waiting.length > 0;
  });

/** What a sign-in with the password from before is told that comes while `change` is done and not committed yet, and how many sessions there are then. */
async function signingInBeside(personId: number, email: string, change: (tx: Tx) => Promise<unknown>) {
  let commit = () => {};
  const mayCommit = new Promise<void>((done) => (commit = done));
  let done = () => {};
  const isDone = new Promise<void>((changed) => (done = changed));
  const changing = write(async (tx) => {
    await change(tx);
    done();
    await mayCommit;
  });
  await isDone;
  try {
    const visitor = await web.browser("visitor");
    const answer = visitor.post("/accounts/login/", { email, password: worldPassword });
    await expect.poll(isAnyHeldUp, { timeout: 30_000 }).toBe(true);
    commit();
    await changing;
    return { error: (await answer).body?.["error"], sessions: await countSessions(personId) };
  } finally {
    commit();
  }
}

const countSessions = async (personId: number) => {
  const rows = await write((tx) =>
    run(tx, "select id from session where site_id = $1 and person_id = $2", [tx.siteId, personId]),
  );
  return rows.length;
};

const wrong = "Wrong email or password.";

it("a password that is being changed lets nobody in any more, not even between the change and its commit (long)", async () => {
  const { id: personId, email } = world.vera;
  const passwordHash = await hashPassword("quay and tide 9");
  const told = await signingInBeside(personId, email, (tx) =>
    giveNewPassword({ personId, passwordHash, by: "link", keepToken: null }, tx),
  );
  expect(told).toEqual({ error: wrong, sessions: 0 });
});

it("nor does one of an account that is being closed (long)", async () => {
  const { id, email } = world.ed;
  const told = await signingInBeside(id, email, (tx) => closeAccount(id, tx));
  expect(told).toEqual({ error: wrong, sessions: 0 });
});
