import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { removePerson } from "#features/people/contract.ts";
import { hashPassword } from "#secrets/password.ts";
import { as, worldNow } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";
import { askToJoin, saveJoinDomains } from "./contract.ts";
import { readJoinSettings } from "./screen.ts";

let world: World;
let web: TestWeb;
let parted: SubsiteWorld;
let partedWeb: TestWeb;
beforeAll(async () => {
  const hash = await hashPassword(worldPassword);
  [world, parted] = await Promise.all([openWorld(hash), openSubsiteWorld(hash)]);
  [web, partedWeb] = await Promise.all([openTestWeb(world), openTestWeb(parted)]);
});
afterAll(async () => {
  await Promise.all([web.close(), partedWeb.close()]);
  await Promise.all([world.close(), parted.close()]);
});
beforeEach(async () => {
  await world.database.pool.query("delete from rate_limit");
  await list("firm.example");
  await mailsOf(world);
});

const list = (domains: string, where: World = world, who = where.olga) =>
  as(where, who).call(saveJoinDomains, { domains });
const inSite = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const ask = async (email: string, on = web) =>
  (await on.browser("visitor")).post("/accounts/join/", { email });
const linkIn = (text = "") => /\/accounts\/join\/[A-Za-z0-9_-]{43}\//.exec(text)?.[0] ?? "";
/** The link that an address gets; empty where it gets none. */
async function linkFor(email: string, where: World = world, on = web): Promise<string> {
  await ask(email, on);
  return linkIn((await mailsOf(where)).find(({ to }) => to === email)?.text);
}
const secret = { new_password1: "seven geese on a dyke", new_password2: "seven geese on a dyke" };
const join = async (link: string, name = "Ann Jansen", on = web, fields: object = secret) =>
  (await on.browser("visitor")).post(link, { display_name: name, ...fields });
const people = async (email: string) =>
  inSite<{ name: string; role: string }>(
    "select name, role from person where site_id = $1 and email = $2",
    email,
  );

describe("the domains that may join", () => {
  it("are listed by owners, on both kinds of site, cleaned and without doubles (long)", async () => {
    for (const where of [world, parted]) {
      for (const who of [where.ada, where.ed, where.vera, where.xavi]) {
        expect(await list("firm.example", where, who)).toMatchObject({ code: "owners-only" });
        expect(await as(where, who).call(readJoinSettings, {})).toMatchObject({ code: "owners-only" });
      }
      expect(await as(where, "visitor").call(readJoinSettings, {})).toMatchObject({ code: "signed-out" });
      expect(await list("@Firm.Example, bücher.example;firm.example", where)).toEqual({ success: true });
      const read = await as(where, where.olga).call(readJoinSettings, {});
      expect(read.success && read.domains).toEqual(["firm.example", "bücher.example"]);
    }
  });

  it("are refused with a sentence where anybody has addresses there, or that are none, and nothing is kept (long)", async () => {
    const told = async (domains: string) => {
      const answer = await list(domains);
      return !answer.success && answer.body["error"];
    };
    expect(await told("firm.example gmail.com")).toBe(
      "Anyone can get an address at gmail.com. List only your own domains.",
    );
    expect(await told("firm")).toBe("firm isn't a domain. Write it like example.com.");
    const read = await as(world, world.olga).call(readJoinSettings, {});
    expect(read.success && read.domains).toEqual(["firm.example"]);
  });

  it("stand in the audit log when they change, and who joined by them (long)", async () => {
    await list("firm.example other.example");
    await list("firm.example other.example");
    expect((await join(await linkFor("logged@firm.example"), "Logged Lena")).status).toBe(200);
    const logged = await auditOf(world);
    expect(logged.filter(({ kind }) => kind === "join-domains-saved").length).toBeGreaterThan(0);
    const joined = logged.filter(({ kind, target }) => kind === "person-added" && target === "Logged Lena");
    expect(joined).toHaveLength(1);
  });
});

describe("joining by an address", () => {
  it("makes whoever proves the address a member, once, and signs them in (long)", async () => {
    const link = await linkFor("ann@firm.example");
    expect(link).not.toBe("");
    const answer = await join(link);
    expect(answer.body).toMatchObject({ success: true, next: "/" });
    expect(String(answer.headers["set-cookie"])).toContain("atrium_session=");
    expect(await people("ann@firm.example")).toEqual([{ name: "Ann Jansen", role: "member" }]);
    expect((await join(link)).body).toMatchObject({ error: expect.stringContaining("link") });
    const visitor = await web.browser("visitor");
    const signed = await visitor.post("/accounts/login/", {
      email: "ann@firm.example",
      password: secret.new_password1,
    });
    expect(signed.status).toBe(200);
  });

  it("answers the same to everybody, whose address it is and whether its domain is listed (long)", async () => {
    const emails = ["new@firm.example", world.vera.email, "who@elsewhere.example", "x@mail.firm.example"];
    const answers = [];
    for (const email of emails) {
      const { status, body } = await ask(email);
      answers.push({ status, body });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual({ status: 200, body: { success: true, next: "/accounts/join/?sent=yes" } });
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual(["new@firm.example"]);
  });

  it("tells who is here already, and gives who was invited their invitation, by mail alone (long)", async () => {
    await inSite(
      "update person set email = 'vera@firm.example' where site_id = $1 and id = $2",
      world.vera.id,
    );
    await inSite(
      "update person set email = 'ed@firm.example', password_hash = null where site_id = $1 and id = $2",
      world.ed.id,
    );
    await ask("Vera@Firm.example");
    await ask("ed@firm.example");
    const [known, invited] = await mailsOf(world);
    expect(known).toMatchObject({
      to: "vera@firm.example",
      subject: "You already have an account at Noordervaart",
    });
    expect(linkIn(known?.text)).toBe("");
    expect(invited?.to).toBe("ed@firm.example");
    expect(invited?.text).toMatch(/\/accounts\/password\/[A-Za-z0-9_-]{43}\//);
    for (const who of [world.vera, world.ed])
      await inSite("update person set email = $2 where site_id = $1 and id = $3", who.email, who.id);
  });

  it("counts a domain of another script in both its ways, and what stands behind a plus as no further address (long)", async () => {
    await list("bücher.example");
    expect(await linkFor("ute@xn--bcher-kva.example")).not.toBe("");
    expect((await join(await linkFor("uwe@bücher.example"), "Uwe")).status).toBe(200);
    await ask("uwe@xn--bcher-kva.example");
    const [mail] = await mailsOf(world);
    expect(mail?.subject).toBe("You already have an account at Noordervaart");
    expect((await ask("uwe+two@bücher.example")).body).toMatchObject({
      error: "Use your address without the plus sign and what follows it.",
    });
  });

  it("has links that end after a day, with the next one, and with their domain (long)", async () => {
    const first = await linkFor("late@firm.example");
    const second = await linkFor("late@firm.example");
    const opens = async (link: string) => (await (await web.browser("visitor")).get(link)).status;
    expect([await opens(first), await opens(second)]).toEqual([404, 200]);
    await list("other.example");
    expect((await join(second)).body).toMatchObject({ success: false });
    await list("firm.example");
    const third = await linkFor("late@firm.example");
    await inSite("update join_link set expires = $2 where site_id = $1", new Date(worldNow.getTime() - 1));
    expect([await opens(third), (await join(third)).status]).toEqual([404, 404]);
    expect(await people("late@firm.example")).toEqual([]);
  });

  it("leaves out who was deleted here (long)", async () => {
    expect((await join(await linkFor("gone@firm.example"), "Gone")).status).toBe(200);
    const [row] = await inSite<{ id: number }>(
      "select id from person where site_id = $1 and email = 'gone@firm.example'",
    );
    expect(await as(world, world.olga).call(removePerson, { id: row?.id ?? 0 })).toMatchObject({
      done: true,
    });
    expect(await linkFor("gone@firm.example")).toBe("");
  });

  it("brings new people into the subsites that were chosen for that, as viewers (long)", async () => {
    await list("firm.example", parted);
    await within(parted, actorOf(parted, parted.olga), (tx) =>
      run(tx, "update subsite set is_preselected = true where site_id = $1 and id = $2", [
        tx.siteId,
        parted.crew.id,
      ]),
    );
    expect((await join(await linkFor("ann@firm.example", parted, partedWeb), "Ann", partedWeb)).status).toBe(
      200,
    );
    const roles = await within(parted, actorOf(parted, parted.olga), (tx) =>
      run(
        tx,
        `select person.role as site, joined.role, joined.subsite_id::int as subsite from person
         left join membership joined on joined.site_id = $1 and joined.person_id = person.id
         where person.site_id = $1 and person.email = 'ann@firm.example'`,
        [tx.siteId],
      ),
    );
    expect(roles).toEqual([{ site: "member", role: "viewer", subsite: parted.crew.id }]);
  });

  it("is limited: four mails an hour to one address from one place (long)", async () => {
    const statuses = [];
    for (let time = 0; time < 5; time++) statuses.push((await ask("often@firm.example")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it("is off where nothing is listed: no sentence, no screen, no answer (long)", async () => {
    await list("");
    const visitor = await web.browser("visitor");
    expect((await visitor.get("/accounts/login/")).text).not.toContain("/accounts/join/");
    expect((await visitor.get("/accounts/join/")).status).toBe(404);
    expect(await as(world, "visitor").call(askToJoin, { email: "ann@firm.example" })).toMatchObject({
      code: "join-off",
    });
  });

  it("has the sign-in screen lead to it, says that a mail is on its way, and shows what is wrong at its field (long)", async () => {
    const screen = await shown(world, "visitor", "/accounts/login/");
    expect(screen.part("link", "Join with your work email").getAttribute("href")).toBe("/accounts/join/");
    expect(screen.text()).not.toContain("Ask an administrator of Noordervaart to invite you.");
    const asking = await shown(world, "visitor", "/accounts/join/");
    await asking.type("Email", "ann+1@firm.example");
    await asking.click("button", "Send link");
    expect(asking.text()).toContain("Use your address without the plus sign");
    await asking.type("Email", "screen@firm.example");
    await asking.click("button", "Send link");
    const sent = await shown(world, "visitor", "/accounts/join/?sent=yes");
    expect(sent.text()).toContain(
      "If this email can join Noordervaart, you'll get a link soon. It works for one day.",
    );
    const link = linkIn((await mailsOf(world)).at(-1)?.text);
    const welcome = await shown(world, "visitor", link);
    expect(welcome.text()).toContain("You're joining with screen@firm.example.");
    await welcome.type("Your name", "Screen Sarah");
    await welcome.type("Password", "short");
    await welcome.type("Confirm password", "short");
    await welcome.click("button", "Join");
    expect(await people("screen@firm.example")).toEqual([]);
  });

  it("is set up on a screen of settings, which says whether it is on (long)", async () => {
    await list("");
    const screen = await shown(world, world.olga, "/settings/joining/");
    expect(screen.text(screen.part("main"))).toContain("Off: no domains listed");
    await screen.type("Email domains", "gmail.com");
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Anyone can get an address at gmail.com.");
    await screen.type("Email domains", "firm.example");
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Email domains saved");
    expect(screen.text(screen.part("main"))).toContain("On for 1 domain.");
  });
});
