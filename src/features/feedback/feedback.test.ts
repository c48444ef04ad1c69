import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveSite } from "#features/sites/contract.ts";
import { as } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, browserWith, openTestWeb } from "#testing/server.ts";
import { cookieOf } from "#testing/session-cookie.ts";
import { type World, openWorld } from "#testing/world.ts";

const address = "/ajax/leave_feedback/";
const mailbox = "feedback@noordervaart.example";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("a hash");
  await sendTo(mailbox);
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function sendTo(feedback_email: string): Promise<void> {
  const saved = { name: "Noordervaart", time_zone: "UTC", feedback_email };
  expect(await as(world, world.olga).call(saveSite, saved)).toMatchObject({ success: true });
}

it("is mailed with mood, page and number to the address that the owners set [FDBK-02] [FDBK-03] (long)", async () => {
  const ed = await web.browser(world.ed);
  const said = {
    message: "The tides are wrong.\nTwice.",
    url: "https://noordervaart.example/tides/",
    mood: "sad",
  };
  const { status, body } = await ed.post(address, { ...said, call_me: "yes", tel: "+31 20 1" });
  expect([status, body]).toEqual([200, { success: true }]);
  const [mail, ...more] = await mailsOf(world);
  expect(more).toEqual([]);
  expect([mail?.to, mail?.subject]).toEqual([mailbox, "Feedback on Noordervaart from Ed Elzinga"]);
  expect(mail?.text.split("\n\n").slice(1, 6)).toEqual([
    `Ed Elzinga (${world.ed.email}) wrote:`,
    "> The tides are wrong.\n> Twice.",
    "Mood: Sad",
    "Page: https://noordervaart.example/tides/",
    "They'd like a call: +31 20 1",
  ]);
  await ed.post(address, { message: "Fine.", tel: "+31 20 2" });
  const [plain] = await mailsOf(world);
  expect(plain?.text).not.toMatch(/Mood|Page|call/);
});

it("comes by GET and by POST, with the form token alone, and is never kept; a number counts where a call is wished [CALL-02] [CALL-14] [FDBK-02] [FDBK-03] [FDBK-06] [FDBK-09]", async () => {
  const ed = await web.browser(world.ed);
  const page = "https://noordervaart.example/tides/";
  const said = { message: "Hello", url: page, mood: "happy", call_me: "yes", tel: "+31 20 1" };
  const right = await ed.get(`${address}?${String(new URLSearchParams({ ...said, magic: ed.magic }))}`);
  expect([right.status, right.body, right.headers["cache-control"]]).toEqual([
    200,
    { success: true },
    "no-store",
  ]);
  const [mail, ...more] = await mailsOf(world);
  expect([mail?.text.split("\n\n").slice(2, 6), more]).toEqual([
    ["> Hello", "Mood: Happy", `Page: ${page}`, "They'd like a call: +31 20 1"],
    [],
  ]);
  for (const path of [`${address}?message=Hello`, `${address}?message=Hello&magic=wrong`]) {
    const answer = await ed.get(path);
    expect([answer.status, answer.body?.["success"]]).toEqual([403, false]);
    expect(answer.body?.["error"]).toContain("CSRF");
  }
  const foreign = { "sec-fetch-site": "cross-site" };
  expect((await ed.get(`${address}?message=Hello&magic=${ed.magic}`, foreign)).body?.["success"]).toBe(false);
  expect((await ed.post(address, said, { magic: "wrong" })).body?.["error"]).toContain("CSRF");
  expect(await mailsOf(world)).toEqual([]);
  const plain = { message: "Hello", call_me: "no", tel: "+31 20 1" };
  const sent = await ed.post(address, plain);
  expect([sent.status, sent.body]).toEqual([200, { success: true }]);
  const [other] = await mailsOf(world);
  expect([other?.text.includes("> Hello"), other?.text.includes("+31")]).toEqual([true, false]);
});

it("needs a message, a number of those who want to be called, and a person of the site [FDBK-09] (long)", async () => {
  const ed = await web.browser(world.ed);
  const errorOf = async (fields: Record<string, string>) => (await ed.post(address, fields)).body?.["error"];
  expect(await errorOf({ message: " " })).toBe("Write your feedback first.");
  expect(await errorOf({ message: "Hello", call_me: "yes" })).toBe("Add a phone number we can call.");
  expect((await ed.post(address, { message: "Hello", mood: "furious" })).status).toBe(400);
  expect((await (await web.browser("visitor")).post(address, { message: "Hello" })).status).toBe(401);
  expect((await (await web.browser(world.xavi)).post(address, { message: "Hello" })).status).toBe(200);
  expect(await mailsOf(world)).toHaveLength(1);
});

it("takes a face or none [FDBK-07] (long)", async () => {
  const screen = await shown(world, world.ada, "/pages/");
  for (const face of ["Sad", null]) {
    await screen.click("button", "Your account: Ada Admiraal");
    await screen.click("menuitem", "Feedback");
    if (face) await screen.clickOn(screen.field(face));
    await screen.type("Your feedback", "More fish.");
    await screen.click("button", "Send");
    const [mail] = await mailsOf(world);
    expect([face, /Mood: (\w+)/.exec(mail?.text ?? "none")?.[1] ?? null]).toEqual([face, face]);
    expect(mail?.text).toContain("More fish.");
  }
});

it("is taken without a mood, and with no other than the three [FDBK-07]", async () => {
  const ed = await web.browser(world.ed);
  const taken = async (mood: object) => (await ed.post(address, { message: "Fish.", ...mood })).status;
  const moods = [{}, { mood: "happy" }, { mood: "neutral" }, { mood: "sad" }];
  for (const mood of moods) expect([mood, await taken(mood)]).toEqual([mood, 200]);
  expect(await taken({ mood: "furious" })).toBe(400);
  const told = (await mailsOf(world)).map(({ text }) => /Mood.*/.exec(text)?.[0]);
  expect(told).toEqual([undefined, "Mood: Happy", "Mood: Neutral", "Mood: Sad"]);
});

it("is not sent as another person, and not to nobody [FDBK-03] (long)", async () => {
  const olga = await web.browser(world.olga);
  const begun = await olga.post(`/settings/impersonate/u/${world.vera.id}/`, {});
  const asVera = await browserWith(web, world, cookieOf(begun));
  expect((await asVera.post(address, { message: "Hello" })).status).toBe(403);
  await sendTo("");
  const { body } = await (await web.browser(world.ed)).post(address, { message: "Hello" });
  expect(body?.["error"]).toBe("This site doesn't take feedback.");
  await sendTo(mailbox);
  expect(await mailsOf(world)).toEqual([]);
});

it("stops after thirty in an hour of one person [FDBK-03] (long)", async () => {
  const vera = await web.browser(world.vera);
  for (let count = 0; count < 30; count++)
    expect((await vera.post(address, { message: "Again" })).status).toBe(200);
  expect((await vera.post(address, { message: "Again" })).status).toBe(429);
  expect((await (await web.browser(world.ada)).post(address, { message: "Mine" })).status).toBe(200);
  await mailsOf(world);
});

it("is asked for by the account menu, in a dialog of 420 px with three faces, and thanked for [ACCT-01] [FDBK-01] [FDBK-02] [FDBK-03] [FDBK-04] [FDBK-05] [FDBK-07] [FDBK-08] [FDBK-09]", async () => {
  const screen = await shown(world, world.ada, "/pages/?by=created#s=fish");
  await screen.click("button", "Your account: Ada Admiraal");
  expect(screen.names("menuitem")).toEqual([
    "Your profile card",
    "Your account",
    "Change Picture",
    "Settings",
    "Keyboard shortcuts",
    "Feedback",
    "Sign out",
  ]);
  await screen.click("menuitem", "Feedback");
  const dialog = screen.part("dialog", "Feedback");
  expect(dialog.querySelector("form")?.dataset["size"]).toBe("say");
  const sheet = await readFile("src/ui/dialog.css", "utf8");
  expect(sheet).toContain('[data-size="say"] {\n  inline-size: min(100%, 420px);');
  expect(
    screen.parts("radio", undefined, dialog).map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(["Happy", "Neutral", "Sad"]);
  expect(["Happy", "Neutral", "Sad"].map((face) => screen.field(face).checked)).toEqual([
    false,
    false,
    false,
  ]);
  await screen.click("button", "Send");
  expect(screen.text(dialog)).toContain("Write your feedback first.");
  await screen.type("Your feedback", "More fish.");
  expect(screen.parts("textbox", undefined, dialog)).toHaveLength(1);
  await screen.clickOn(screen.field("Happy"));
  for (const fields of [2, 1, 2]) {
    await screen.click("checkbox", "Call me about this");
    expect(screen.parts("textbox", undefined, dialog)).toHaveLength(fields);
  }
  await screen.click("button", "Send");
  expect(screen.text(dialog)).toContain("Add a phone number we can call.");
  await screen.type("Phone number", "112");
  screen.meddle(({ path }) =>
    path.includes("leave_feedback") ? new Response("<p>proxy</p>", { status: 502 }) : null,
  );
  await screen.click("button", "Send");
  const failed = screen.parts("alert", undefined, dialog).map((each) => screen.text(each));
  expect(failed).toContain("Oops, something went wrong. Please try again.");
  screen.meddle(null);
  await screen.click("button", "Send");
  expect(screen.names("dialog")).toEqual([]);
  expect(screen.text()).toContain("Thank you for your feedback!");
  const life = screen.document.querySelector<HTMLElement>('.ui-notice[data-kind="thanks"]');
  expect(life?.style.getPropertyValue("--life")).toBe("4s");
  expect(await readFile("src/ui/notice.css", "utf8")).toContain(
    "animation: ui-notice-life var(--life) linear both;",
  );
  life?.dispatchEvent(new Event("animationend", { bubbles: true }));
  await screen.pass(0);
  expect(screen.text()).not.toContain("Thank you for your feedback!");
  const [mail] = await mailsOf(world);
  expect(mail?.text).toContain(
    "More fish.\n\nMood: Happy\n\nPage: https://noordervaart.example/pages/?by=created#s=fish\n\nThey'd like a call: 112",
  );
});

it("owners set where it goes in the settings of the site; without an address the menu asks for nothing [ACCT-01] (long)", async () => {
  const screen = await shown(world, world.olga, "/settings/site/");
  expect(screen.field("Feedback email").value).toBe(mailbox);
  await screen.type("Feedback email", "nobody");
  await screen.click("button", "Save");
  expect(screen.field("Feedback email").getAttribute("aria-invalid")).toBe("true");
  await screen.type("Feedback email", "");
  await screen.click("button", "Save");
  expect(screen.text()).toContain("Saved");
  await screen.load("/pages/");
  await screen.click("button", "Your account: Olga Oosterhuis");
  expect(screen.names("menuitem")).not.toContain("Feedback");
  await sendTo(mailbox);
});
