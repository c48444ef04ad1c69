import { afterAll, beforeAll, expect, it } from "vitest";
import { type Share, firstShares } from "#features/access/rules.ts";
import { savePageEdit, saveProperties } from "#features/properties/contract.ts";
import { readPageAt } from "#features/pages/contract.ts";
import { sharingDetails } from "#features/sharing/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { saveCopy } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set guest_invites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
});
afterAll(() => world.close());

async function template(title: string, shares: readonly Share[] = firstShares): Promise<number> {
  const id = await madePage(world, title, { slug: title.toLowerCase(), shares });
  const answer = await as(world, world.olga).call(saveProperties, {
    page_id: id,
    settings: { make_template: true },
  });
  if (!answer.success) throw new Error(answer.code);
  return id;
}

async function pageOf(template_id: number, title: string): Promise<number> {
  const copy = { page_id: template_id, version_id: 0, settings: { title } };
  const answer = await as(world, world.ed).call(saveCopy, copy);
  if (!answer.success) throw new Error(answer.code);
  const page = await as(world, world.ed).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!page.success) throw new Error(page.code);
  return page.page.id;
}

async function usesTemplate(page_id: number): Promise<boolean | null> {
  const answer = await as(world, world.ed).call(sharingDetails, { page_id });
  return answer.success ? answer.has_template_permissions : null;
}

async function share(page_id: number, permission_state: object): Promise<void> {
  const answer = await as(world, world.olga).call(savePageEdit, { page_id, settings: { permission_state } });
  if (!answer.success) throw new Error(answer.code);
}

it("a page uses the permissions of its template until those of either are changed, and again when both are the same [SHAR-04] [SHAR-07] [SHAR-10]", async () => {
  const rules = await template("Rules");
  const page = await pageOf(rules, "Our rules");
  expect([await usesTemplate(page), await usesTemplate(rules)]).toEqual([true, false]);
  await share(page, { [String(world.vera.id)]: { view: true, edit: true } });
  expect(await usesTemplate(page)).toBe(false);
  await share(rules, { [String(world.vera.id)]: { view: true, edit: true } });
  expect(await usesTemplate(page)).toBe(true);
  await share(rules, { all: { view: false } });
  expect(await usesTemplate(page)).toBe(false);
});

it("what its maker was given themself, and guests of the template, make no difference, and that it is public does; a copy of an ordinary page has no template [SHAR-07] [SHAR-10]", async () => {
  const own = [{ principalId: principal("person", world.ed.id), mayEdit: true }];
  const minutes = await template("Minutes", [{ principalId: principal("everybody"), mayEdit: true }]);
  const page = await pageOf(minutes, "Minutes of May");
  await share(minutes, { new1: { view: true, email: "gast@haven.example" } });
  expect(await usesTemplate(page)).toBe(true);
  await share(page, { public: { view: true } });
  expect(await usesTemplate(page)).toBe(false);
  const plain = await madePage(world, "Plain", { slug: "plain", shares: own });
  expect(await usesTemplate(await pageOf(plain, "Copy"))).toBe(false);
});

it("a page of a template that is none any more has permissions of its own [SHAR-07]", async () => {
  const forms = await template("Forms");
  const page = await pageOf(forms, "A form");
  expect(await usesTemplate(page)).toBe(true);
  const settings = { make_template: false };
  await as(world, world.olga).call(saveProperties, { page_id: forms, settings });
  expect(await usesTemplate(page)).toBe(false);
});

it("the sharing dialog says so, with the way to the permissions [SHAR-04] [SHAR-10]", async () => {
  const page = await pageOf(await template("Plans"), "Our plan");
  const screen = await shown(world, world.ed, `/page/${page}/`);
  await screen.click("button", "Share");
  expect(screen.text()).toContain("This page uses the permissions of its template.");
  expect(screen.part("link", "Change permissions").getAttribute("href")).toBe(`/page/settings/${page}/`);
});

it("the sharing dialog of a page without a template says nothing of one [SHAR-04] [SHAR-10] (long)", async () => {
  const own = await shown(world, world.ed, `/page/${await madePage(world, "Of its own")}/`);
  await own.click("button", "Share");
  expect(own.part("link", "Page permissions")).toBeDefined();
  expect(own.text()).not.toContain("of its template");
});
