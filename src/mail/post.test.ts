import { afterAll, beforeAll, expect, it } from "vitest";
import { askReset } from "#features/sessions/password-links/contract.ts";
import { invitePeople } from "#features/people/invites/contract.ts";
import { openMail } from "#server/running/mail.ts";
import { openSites } from "#server/running/sites.ts";
import { as, worldNow } from "#testing/as.ts";
import { type MailServer, type ReceivedMail, openMailServer } from "#testing/mail-server.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { type World, openWorld } from "#testing/world.ts";
import type { Post } from "./post.ts";

let world: World;
let server: MailServer;
let post: Post;
beforeAll(async () => {
  world = await openWorld("x".repeat(20));
  server = await openMailServer();
  const sites = await openSites(world.database);
  post = openMail(server.url, { database: world.database, sites, clock: () => worldNow });
});
afterAll(async () => {
  post.close();
  await server.close();
  await world.close();
});

async function deliver(): Promise<ReceivedMail[]> {
  server.received.length = 0;
  await tellMailListeners(world, post.send);
  return server.received;
}

it("an invitation reaches the person's mail server as HTML and as text, from the site [PROD-12] (long)", async () => {
  await as(world, world.olga).call(invitePeople, {
    data: { addrs: [{ email: "bas@example.org", name: "Bas Bakker" }] },
  });
  const [mail] = await deliver();
  expect(mail).toMatchObject({ from: "no-reply@noordervaart.example", to: ["bas@example.org"] });
  expect(mail?.raw).toContain("Subject: Olga Oosterhuis invited you to Noordervaart");
  expect(mail?.raw).toMatch(/From: "?Noordervaart"? <no-reply@noordervaart\.example>/);
  expect(mail?.raw).toContain("Content-Type: text/plain");
  expect(mail?.raw).toContain("Content-Type: text/html");
  const links = mail?.raw.match(/https:\/\/noordervaart\.example\/accounts\/password\/[\w-]{43}\//g) ?? [];
  expect(new Set(links).size).toBe(1);
  expect(links.length).toBeGreaterThanOrEqual(2);
});

it("a reset reaches it too, and a repeated event has the same Message-ID [PROD-12] (long)", async () => {
  await as(world, "visitor").call(askReset, { email: world.vera.email });
  const [mail] = await deliver();
  expect(mail).toMatchObject({ to: ["vera@noordervaart.example"] });
  expect(mail?.raw).toContain("Subject: Reset your password for Noordervaart");
  const id = /Message-ID: (<event-\d+-\d+@noordervaart\.example>)/i.exec(mail?.raw ?? "")?.[1];
  await world.database.pool.query("delete from listener_position");
  const again = await deliver();
  expect(again.filter(({ raw }) => raw.includes(id ?? "missing"))).toHaveLength(1);
});
