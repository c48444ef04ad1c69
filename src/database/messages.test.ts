import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { configOf } from "./connection.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type Messages, openMessages } from "./messages.ts";

let world: World;
let here: Messages;
let there: Messages;
beforeAll(async () => {
  world = await openWorld();
  here = await openMessages(world.address);
  there = await openMessages(world.address);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await world.close();
});

it("reaches every process, more than one notification can hold included", async () => {
  const heard: string[] = [];
  there.on("page", (about) => heard.push(about));
  const sent = Array.from({ length: 3000 }, (_, place) => String(place));
  for (const about of sent) here.announce({ topic: "page", about });
  await vi.waitFor(() => expect(heard).toEqual(sent), 5000);
});

it("sends equal messages once, and nothing that came between them last", async () => {
  const heard: string[] = [];
  there.on("place", (about) => heard.push(about));
  for (const about of ["here", "gone", "here"]) here.announce({ topic: "place", about });
  await vi.waitFor(() => expect(heard).toEqual(["gone", "here"]), 5000);
});

it("says that the line was down, and comes back by itself (long)", async () => {
  const gaps: string[] = [];
  there.onGap(() => gaps.push("gap"));
  expect(there.isFresh()).toBe(true);
  await cutLines();
  await vi.waitFor(() => expect(gaps).toEqual(["gap"]), 5000);
  await vi.waitFor(() => expect(there.isFresh()).toBe(true), 5000);
});

/** Ends both lines from the server's side; the pool's connections stay. */
async function cutLines(): Promise<void> {
  const owner = new pg.Client(configOf(world.address));
  await owner.connect();
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and (query like 'select 1%' or query like 'listen%' or query like 'select pg_notify%')`,
  );
  await owner.end();
}
