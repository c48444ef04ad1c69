import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { hashPassword } from "#secrets/password.ts";
import { askCall } from "#testing/ask-call.ts";
import { externalAttempts } from "#testing/external-attempts.ts";
import { type ExternalWorld, canary, furnishForExternal, leaksFor } from "#testing/external-world.ts";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { mailsOf } from "#testing/outbox.ts";
import { some } from "#testing/properties.ts";
import { type World, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";
import { handlers } from "./handlers.ts";

let world: World;
let here: LiveProcess;
let found: ExternalWorld;
let tried: ReturnType<typeof externalAttempts>;
beforeAll(async () => {
  const passwordHash = await hashPassword(worldPassword);
  world = await openWorld(passwordHash);
  here = await openLiveProcess(world);
  found = await furnishForExternal(world, passwordHash);
  tried = externalAttempts(world, found);
  await mailsOf(world);
});
afterAll(async () => {
  await here.close();
  await world.close();
});

/** After these a session may be over: what is tried next goes through a browser of its own. */
const endingSessions =
  /^(sign-|revoke-|change-password|set-|save-sign-keys|open-guest-link|open-public-link)/;

const leaksIn = (text: string) => leaksFor(world.xavi, text);

describe("an external who edits one page and reads another", () => {
  it("is tried at every call of the product", () => {
    expect(Object.keys(tried.attempts).sort()).toEqual(handlers.map(({ call }) => call.name).sort());
  });

  for (const handler of handlers)
    it(`learns no name, address, title or folder that is closed to them from ${handler.call.name} [PROD-11] [ROLE-25]`, async () => {
      const { name } = handler.call;
      const all = ["application/json", "text/html"].flatMap((accept) =>
        (tried.attempts[name]?.() ?? []).map((sent) => ({ sent, accept })),
      );
      let xavi = await here.web.browser(world.xavi);
      for (const attempt of some(all, 3)) {
        const { sent } = attempt;
        if (endingSessions.test(name)) xavi = await here.web.browser(world.xavi);
        const { status, headers, text } = await askCall(xavi, handler.call, attempt);
        const repeated = JSON.stringify(sent);
        const leaks = leaksIn(`${JSON.stringify(headers)} ${text}`).filter(
          (leak) => !repeated.includes(leak),
        );
        expect({ sent, status, leaks }).toEqual({ sent, status, leaks: [] });
        expect(status).toBeLessThan(500);
      }
    });

  it("gets the same answer for a file that is closed to them and for none", async () => {
    const xavi = await here.web.browser(world.xavi);
    const answers = [found.fileId, 999_999].map(async (id) => {
      const { status, body, text } = await xavi.get(`/-/file/${id}/zolder.bin`, {
        accept: "application/json",
      });
      const { title, code } = (body?.["data"] ?? {}) as { title?: string; code?: string };
      return { status, title, code, leaks: leaksIn(text) };
    });
    const [closed, none] = await Promise.all(answers);
    expect(closed).toMatchObject({ status: 404, leaks: [] });
    expect(closed).toEqual(none);
  });

  it("gets the same answer for a person who is hidden from them and for nobody [PPRM-05]", async () => {
    const xavi = await here.web.browser(world.xavi);
    const share = (id: number) =>
      xavi.post(`/ajax/page/page_settings/edit/${found.edited.id}/`, {
        settings: { permission_state: { [id]: { view: true } } },
      });
    const [hidden, nobody] = [await share(found.hiddenPersonId), await share(999_999)];
    expect(hidden.status).toBe(404);
    // The line that was refused is called as it was sent.
    const told = ({ status, body }: typeof hidden, id: number) => [
      status,
      JSON.stringify(body).replace(`permission_state.${id}"`, 'permission_state.who"'),
    ];
    expect(told(hidden, found.hiddenPersonId)).toEqual(told(nobody, 999_999));
    expect(hidden.body).toMatchObject({ error: "We couldn't find this person." });
    const rows = await within(world, actorOf(world, world.ed), (tx) =>
      run(tx, "select from page_share where site_id = $1 and page_id = $2 and principal_id = $3", [
        world.siteId,
        found.edited.id,
        principal("person", found.hiddenPersonId),
      ]),
    );
    expect(rows).toEqual([]);
  });
});

it("an external hears nothing of closed things on any topic, and gets no mail about them (long)", async () => {
  const socket = await here.connect(await here.web.browser(world.xavi));
  const nouns = ["page", "holes", "draft", "writers", "editing-now"];
  const topics = nouns.flatMap((name) => tried.pages().map((id) => `${name}:${id}`));
  const all = [
    ...topics,
    ...tried.people().map((id) => `person:${id}`),
    `site:${world.siteId}`,
    `site:${world.other.siteId}`,
  ];
  for (const topic of all) socket.send({ listen: topic, after: null });
  await socket.hears({ listening: `page:${found.read.id}` });
  await socket.hears({ refused: `page:${found.closed[0]?.id}` });
  const ed = await here.web.browser(world.ed);
  for (const { id } of [...found.closed, found.read])
    await ed.post(`/ajax/page/page_settings/edit_properties/${id}/`, {
      settings: { title: id === found.read.id ? "Still open" : `Zomer ${canary} anew` },
    });
  await socket.hears({ topic: `page:${found.read.id}` });
  expect(leaksIn(JSON.stringify(socket.frames))).toEqual([]);
  socket.raw.close();
  const mails = await mailsOf(world);
  const theirs = mails.filter(({ to }) => to === world.xavi.email);
  expect(leaksIn(JSON.stringify(theirs))).toEqual([]);
  expect(here.web.bugs).toEqual([]);
});
