import { type Browser, type Page, expect } from "@playwright/test";
import { zipOf } from "#testing/zip-of.ts";
import { call, magicOf, password, signedIn, siteOf } from "./people.ts";
import { unique } from "./unique.ts";

/** What stands on the site for everybody who walks through its screens: a page with some of everything that readers meet. */
export type Ground = {
  readonly title: string;
  readonly address: string;
  readonly pageId: number;
  /** The pages of one of its tags. */
  readonly tagPath: string;
  /** The path of a link that sets a password, not used yet. */
  readonly passwordLink: string;
  /** The path of a link that confirms another address, not used yet. */
  readonly emailLink: string;
  /** The path of a link that makes its holder a member, not used yet. */
  readonly memberLink: string;
  /** The path of a link that lets a guest read the page, not used yet. */
  readonly guestLink: string;
  /** The path that asks for the password of a page. */
  readonly lockedPath: string;
  /** The path of an import that is done. */
  readonly importPath: string;
  /** On the other site: the number and the address of a subsite, and the path of a request to join it. */
  readonly subsiteId: number;
  readonly subsitePath: string;
  readonly joinPath: string;
  /** There, too: somebody who is in it. */
  readonly memberId: number;
  /** There, too: the address of a subsite that the owner is not in. */
  readonly outsidePath: string;
};

let made: Promise<Ground> | undefined;

/** Laid once for all screens that one process walks through. */
export function theGround(browser: Browser): Promise<Ground> {
  made ??= makeGround(browser);
  return made;
}

async function makeGround(browser: Browser): Promise<Ground> {
  const context = await browser.newContext();
  const page = await signedIn(await context.newPage(), "olga");
  const title = unique("Getij");
  // The titles of the table are its widest words: a browser that draws a page while it comes then need not move them.
  const markdown = `## ${title} one\n\n${title} [${title} two](/people/)\n\n## ${title} three\n\n- [x] ${title} four\n\n| ${title} number five | ${title} number six |\n| --- | --- |\n| ${title} seven | ${title} eight |`;
  const facts = { category: "", tags: [title, `${title} two`], slug: title.toLowerCase() };
  const settings = JSON.stringify({ title, ...facts, markdown });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = new URL(String(redirect), process.env["ATRIUM_E2E_URL"]).pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { data } = (await shown.json()) as { data: { page: { id: number; tags: { id: number }[] } } };
  const doors = { public_pages: true, guest_invites: true };
  const site = { name: "Noordervaart", time_zone: "Europe/Amsterdam", ...doors };
  await call(page, "/-/settings/site/", site);
  // Somebody whose address is long, so that lists of people have to make room for it.
  const email = `${unique("bas.")}@noordervaart.example`;
  const { id: reader } = await call(page, "/-/people/add/", {
    display_name: "Bas Bakker",
    email,
    role: "member",
    password,
  });
  const permission_state = { public: { view: true }, [String(reader)]: { view: true } };
  const open = { settings: JSON.stringify({ permission_state }) };
  await call(page, `/ajax/page/page_settings/edit/${data.page.id}/`, open);
  const passwordLink = await makePasswordLink(page);
  const emailLink = await makeEmailLink(page);
  const memberLink = await makeMemberLink(page);
  const guestLink = await makeGuestLink(page, data.page.id);
  const lockedPath = await makeLockedPage(page);
  const importPath = await makeImport(page, title);
  await context.close();
  const subsites = await makeSubsites(browser, title);
  const tagPath = `/pages/tag/${data.page.tags[0]?.id}/`;
  return {
    title,
    address,
    pageId: data.page.id,
    tagPath,
    passwordLink,
    emailLink,
    memberLink,
    guestLink,
    lockedPath,
    importPath,
    ...subsites,
  };
}

/** Switches the other site's subsites on, and lets somebody ask to join one. */
async function makeSubsites(browser: Browser, name: string) {
  const site = siteOf("nora");
  const context = await browser.newContext();
  const page = await signedIn(await context.newPage(), "nora");
  await call(page, "/-/settings/subsites/", { on: "yes" }, site);
  for (const each of [name, `${name} two`, `${name} three`, `${name} four`, `${name} five`])
    await call(page, "/ajax/people/action/create_space/", { name: each, description: each }, site);
  const email = `${unique("gast.").toLowerCase()}@noordervaart.example`;
  const added = { display_name: name, email, role: "member", password };
  const { id: member } = await call(page, "/-/people/add/", added, site);
  await context.clearCookies();
  await call(page, "/accounts/login/", { email, password }, site);
  const details = await call(page, "/ajax/people/action/load_new_space_details/", {}, site);
  const joinable = details["joinable_spaces"] as { id: number; slug: string; name_s: string }[];
  const first = joinable.find(({ name_s }) => name_s === name);
  const join = "/ajax/people/action/join_space/";
  const asked = await call(page, join, { group_id: first?.id }, site);
  const [admin] = asked["admins"] as { id: number }[];
  await call(page, join, { group_id: first?.id, request_to_id: admin?.id }, site);
  await signedIn(page, "nora");
  const joinPath = await pathOfRequest(page, name);
  const last = joinable.find(({ name_s }) => name_s === `${name} five`);
  if (last) await leaveTo(page, last, { id: Number(member), email }, admin?.id ?? 0);
  await context.close();
  const [subsitePath, outsidePath] = [first, last].map((each) => `/@${each?.slug ?? ""}/`) as [
    string,
    string,
  ];
  return { subsiteId: first?.id ?? 0, memberId: Number(member), subsitePath, joinPath, outsidePath };
}

type Leaving = { id: number; slug: string };

/** Adds somebody to a subsite as its administrator; then the owner leaves it. */
async function leaveTo(
  page: Page,
  { id, slug }: Leaving,
  next: { id: number; email: string },
  owner: number,
) {
  const site = siteOf("nora");
  const data = JSON.stringify({ addrs: [{ email: next.email }] });
  await call(page, `/@${slug}/ajax/people/action/invite_to_space/`, { data }, site);
  const given = { profile_ids: JSON.stringify([next.id]), permissions: JSON.stringify({ [id]: "admin" }) };
  await call(page, "/ajax/people/action/set_user_subsite_permissions/", given, site);
  const left = { profile_ids: JSON.stringify([owner]), from_group_id: id };
  await call(page, "/ajax/people/action/remove_from_space/", left, site);
}

/** Where the request of somebody of this name is answered; the mail that leads there is read by nobody here. */
async function pathOfRequest(page: Page, name: string): Promise<string> {
  for (let id = 1; id < 50; id++) {
    const path = `/subsites/requests/${id}/`;
    const shown = await page.request.get(`${siteOf("nora")}${path}`);
    if (shown.ok() && (await shown.text()).includes(name)) return path;
  }
  throw new Error(`nobody called ${name} asks to join`);
}

/** Imports a folder of which some things are left out, so that its report has something to say. */
async function makeImport(page: Page, title: string): Promise<string> {
  const text = `# ${title} seven\n\n[${title}](${title}-gone.md) <table>\n`;
  const buffer = await zipOf({ [`${title}.md`]: text, [`${title}.docx`]: "x" });
  const key = unique("import-of-every-screen-").toLowerCase();
  const begun = await call(page, "/-/imports/begin/", { key, into: title, size: buffer.length });
  const id = String(begun["id"]);
  const file = { name: "part.zip", mimeType: "application/zip", buffer };
  const sent = await page.request.post(`/-/imports/${id}/parts/0/`, {
    multipart: { magic: await magicOf(page), file },
  });
  expect(await sent.json()).toMatchObject({ success: true });
  expect(await call(page, `/-/imports/${id}/continue/`)).toMatchObject({ state: "done" });
  return `/settings/import/report/${id}/`;
}

/** Opens the page to a guest, so that its permissions show one too. */
async function makeGuestLink(page: Page, pageId: number): Promise<string> {
  const permission_state = { new1: { view: true, email: `${unique("gast.")}@noordervaart.example` } };
  const path = `/ajax/page/page_settings/edit/${pageId}/`;
  await call(page, path, { settings: JSON.stringify({ permission_state }) });
  const { users } = (await (await page.request.get(path)).json()) as {
    users: { sub_users: { share_url: string }[] }[];
  };
  const links = users.flatMap(({ sub_users }) => sub_users.map(({ share_url }) => share_url)).filter(Boolean);
  return new URL(links[0] ?? "", process.env["ATRIUM_E2E_URL"]).pathname;
}

/** A page that the world opens with a password. */
async function makeLockedPage(page: Page): Promise<string> {
  const slug = unique("locked-").toLowerCase();
  const settings = JSON.stringify({ title: slug, slug, category: "", tags: [], markdown: slug });
  const { redirect } = await call(page, "/ajax/page/page_settings/create/0/", { settings });
  const address = new URL(String(redirect), process.env["ATRIUM_E2E_URL"]).pathname;
  const shown = await page.request.get(address, { headers: { accept: "application/json" } });
  const { data } = (await shown.json()) as { data: { page: { id: number } } };
  const { id } = data.page;
  const permission_state = { public: { view: true } };
  const open = { settings: JSON.stringify({ permission_state }) };
  await call(page, `/ajax/page/page_settings/edit/${id}/`, open);
  await call(page, `/-/sharing/public-link/${id}/`, { password: "neap tide", ends: null });
  return `/page/unlock/${id}/`;
}

/** The served world has no mail server, so the mail with the link is kept where its owner finds it. */
async function makePasswordLink(page: Page): Promise<string> {
  const email = `${unique("bas.")}@noordervaart.example`;
  const data = JSON.stringify({ addrs: [{ email, name: "Bas Bakker" }] });
  await call(page, "/ajax/people/action/invite_to_space/", { data });
  return linkMailedTo(page, email, "password");
}

async function makeEmailLink(page: Page): Promise<string> {
  const email = `${unique("olga.").toLowerCase()}@noordervaart.example`;
  await call(page, "/-/account/email/", { email, current_password: password });
  return linkMailedTo(page, email, "email");
}

/** Addresses of one domain may join by themselves. */
async function makeMemberLink(page: Page): Promise<string> {
  const email = `${unique("lid.").toLowerCase()}@lid.example`;
  await call(page, "/-/join-domains/", { domains: "lid.example" });
  await call(page, "/accounts/join/", { email });
  return linkMailedTo(page, email, "join");
}

/** The path of a link in the mail to an address, which is kept as there is no mail server. */
async function linkMailedTo(page: Page, email: string, kind: "password" | "email" | "join"): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const kept = await page.request.get("/settings/mail/", { headers: { accept: "application/json" } });
    const { mails } = ((await kept.json()) as { data: { mails: { recipient: string; text: string }[] } })
      .data;
    text = mails.find(({ recipient }) => recipient.includes(email))?.text;
    expect(text).toBeDefined();
  }).toPass();
  const link = new RegExp(`https?://\\S+/accounts/${kind}/\\S+`).exec(text ?? "")?.[0];
  return new URL(link ?? "").pathname;
}
