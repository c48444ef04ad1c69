import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { hashPassword } from "#secrets/password.ts";
import { type Sent, askCall } from "#testing/ask-call.ts";
import { type ExternalWorld, canary, furnishForExternal, leaksFor, words } from "#testing/external-world.ts";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { menuAttempts } from "#testing/menu-attempts.ts";
import { mailsOf } from "#testing/outbox.ts";
import { some } from "#testing/properties.ts";
import { type World, actorOf, openWorld, within, worldPassword } from "#testing/world.ts";
import { handlers } from "./handlers.ts";

let world: World;
let here: LiveProcess;
let found: ExternalWorld;
beforeAll(async () => {
  const passwordHash = await hashPassword(worldPassword);
  world = await openWorld(passwordHash);
  here = await openLiveProcess(world);
  found = await furnishForExternal(world, passwordHash);
  await mailsOf(world);
});
afterAll(async () => {
  await here.close();
  await world.close();
});

/** Pages of every kind: to edit, to read, closed, and none at all. */
const pages = () => [found.edited.id, found.read.id, ...found.closed.map(({ id }) => id), 999_999];
const slugs = () => [found.edited.slug, found.read.slug, ...found.closed.map(({ slug }) => slug), "no-such"];
const folders = () => [...Object.values(found.folders), world.mainFolderId, 999_999];
const people = () => [
  ...[world.olga, world.ada, world.ed, world.vera, world.other.nora].map(({ id }) => id),
  found.hiddenPersonId,
  999_999,
];
const versions = () => [0, ...pages().map((id) => found.versionOf(id)), 999_999];

const ofPages = (make: (page_id: number) => Sent = (page_id) => ({ page_id })) => pages().map(make);
const ofPeople = (make: (id: number) => Sent) => people().map(make);
const typed = () => words.map((q) => ({ q }));
const once =
  (sent: Sent = {}) =>
  () => [sent];
const ofVersions = (extra: Sent = {}) =>
  pages().flatMap((page_id) => versions().map((version_id) => ({ page_id, version_id, ...extra })));
const drafts =
  (extra: Sent = {}) =>
  () =>
    ofPages((page_id) => ({ page_id, epoch: 1, ...extra }));
const settings = (value: object) => ({ settings: JSON.stringify(value) });
const categories = ["", "Way", "Way/Inner", `Zolder ${canary}`, `Main/Zolder ${canary}`, "No such"];

/** All that an external can send with foreign ids, for every call. */
const attempts: Readonly<Record<string, () => readonly Sent[]>> = {
  "read-settings-home": once(),
  "read-site-settings": once(),
  "save-site": once({
    name: "Mine",
    language: "",
    time_zone: "UTC",
    public_pages: "yes",
    guest_invites: "yes",
    indexed: "yes",
  }),
  "read-kept-mails": once(),
  "read-sign-in": once({ next: "/people/" }),
  "sign-in": () =>
    ["vera", "zwerver.kanarie"].map((name) => ({ email: `${name}@noordervaart.example`, password: "wrong" })),
  "sign-out": once(),
  "revoke-session": () => [1, 2, 3, 999_999].map((id) => ({ id })),
  "revoke-other-sessions": once(),
  "read-reset": once({ sent: "yes" }),
  "ask-reset": once({ email: "zwerver.kanarie@noordervaart.example" }),
  "read-password-link": once({ token: "a".repeat(43) }),
  "set-password": once({
    token: "a".repeat(43),
    new_password1: "long enough words",
    new_password2: "long enough words",
  }),
  "read-people": typed,
  "add-person": once({
    display_name: "New",
    email: "zwerver.kanarie@noordervaart.example",
    role: "member",
    password: "long enough words",
  }),
  "change-role": () => ofPeople((id) => ({ id, role: "member" })),
  "remove-person": () => ofPeople((id) => ({ id })),
  "invite-people": once({
    data: JSON.stringify({
      addrs: [{ email: "zwerver.kanarie@noordervaart.example", name: "" }],
      role_id: "member",
    }),
  }),
  "invite-again": () => ofPeople((id) => ({ id })),
  "load-admin-users": () => [
    ...["yes", "no"].map((only_site_owners) => ({ hint: "open-screen", only_site_owners })),
    ...ofPages(),
  ],
  "request-rights": () => [
    ...ofPeople((admin_id) => ({ admin_id, hint: "open-screen" })),
    ...pages().flatMap((page_id) => ofPeople((admin_id) => ({ admin_id, page_id }))),
  ],
  "read-account": once(),
  "save-sign-keys": once({ sign_keys: "no" }),
  "save-account": once({ display_name: "Xavi", language: "", hour12: "", date_order: "" }),
  "change-password": once({ current_password: "no", new_password1: "new words", new_password2: "new words" }),
  "read-set-up": once({ token: "a".repeat(43) }),
  "set-up": once({
    token: "a".repeat(43),
    site_name: "Mine",
    display_name: "X",
    email: "x@x.example",
    password: "long enough words",
  }),
  "folder-tree": once(),
  "create-folder": () => folders().map((parent_id) => ({ parent_id, new_name: "Zolder" })),
  "rename-folder": () => folders().map((id) => ({ id, name: "Zolder" })),
  "read-page-at": () => slugs().flatMap((slug) => [{ slug }, { slug, edit: "" }]),
  "read-page-by-id": () => [...ofPages(), ...ofPages((page_id) => ({ page_id, edit: "" }))],
  "load-pages": () => [{}, ...folders().map((cat_id) => ({ cat_id, show_all_when_many: "yes" }))],
  "search-pages": typed,
  "read-browse": () => [...typed(), ...folders().map((cat_id) => ({ cat_id }))],
  "read-browse-main": once(),
  "list-pages": typed,
  "star-page": () => ofPages((id) => ({ id })),
  "unstar-page": () => ofPages((id) => ({ id })),
  "read-home": once(),
  "read-start": once(),
  "begin-site": once({ point: "intranet" }),
  "remove-samples": once(),
  "restore-samples": once(),
  "read-new-page": () => folders().map((folder) => ({ folder })),
  "read-properties": ofPages,
  page_create_load: () => [{}, ...ofPages((from_page_id) => ({ from_page_id }))],
  page_edit_properties_load: ofPages,
  page_create_save: () => ofPages((from_page_id) => ({ from_page_id, ...settings({ title: "Mine" }) })),
  page_edit_properties_save: () =>
    pages().flatMap((page_id) => [
      ...categories.map((category) => ({ page_id, ...settings({ category }) })),
      ...slugs().map((slug) => ({ page_id, ...settings({ slug }) })),
    ]),
  "read-copy": () => ofVersions(),
  page_clone_version_load: () => ofVersions(),
  page_clone_version_save: () => ofVersions(settings({ title: "Mine" })),
  "save-widget": () =>
    ofPages((page_id) => ({
      page_id,
      widget_id: "title01",
      kind: "Heading",
      data: JSON.stringify({ base_version: 1, text: "Mine", level: "h1", anchor: "" }),
    })),
  "save-markdown": () =>
    ofPages((page_id) => ({
      page_id,
      widget_id: "text0001",
      data: JSON.stringify({ base_version: 1, source: "Mine" }),
    })),
  "load-markdown": () => ofPages((page_id) => ({ page_id, widget_id: "text0001" })),
  "read-published": ofPages,
  "open-draft": () => ofPages((page_id) => ({ page_id, schema: "old" })),
  "read-draft": drafts({ after: 0 }),
  "publish-draft": drafts({ seq: 0 }),
  "settle-draft": drafts(),
  "discard-draft": drafts(),
  "read-unpublished": ofPages,
  "add-late-change": drafts({ update: "AAA=", client: "tab" }),
  "undo-discard": () => ofPages((page_id) => ({ page_id, discarded: 1 })),
  "save-draft": drafts({ update: "AAA=", client: "tab" }),
  "bring-file": () => ofPages((page_id) => ({ page_id, file_id: 1 })),
  "fetch-picture": () => ofPages((page_id) => ({ page_id, address: "https://example.org/a.png" })),
  "upload-file": () => ofPages((page_id) => ({ page_id, widget_id: "text0001", as: "file" })),
  "read-holes": () => [...ofPages(), ...ofPages((page_id) => ({ page_id, draft: "yes" }))],
  ...menuAttempts(pages, folders),
  "tick-in-checklist": () =>
    ofPages((page_id) => ({ page_id, widget_id: "watch001", data: { item: "horn", done: "yes" } })),
  "read-versions": () => [
    ...ofPages(),
    ...pages().flatMap((page_id) => versions().map((version) => ({ page_id, version }))),
  ],
  "restore-version": () => ofVersions(),
  "load-page-edit": ofPages,
  "save-page-edit": () =>
    pages().flatMap((page_id) =>
      sharings().map((state) => ({ page_id, ...settings({ permission_state: state }) })),
    ),
  "sharing-details": ofPages,
  "find-sharing-people": typed,
  "read-sharing-screen": ofPages,
  "read-guest-link": once({ token: "1.aaaa" }),
  "open-guest-link": once({ token: "1.aaaa" }),
  "search-everything": typed,
};

/** Shares with everybody by number, the public, guests old and new. */
const sharings = (): Sent[] => [
  ...people().map((id) => ({ [id]: { view: true } })),
  ...people().map((id) => ({ [id]: { deleted: true } })),
  { public: { view: true } },
  { new1: { view: true, email: "mine@elders.example" } },
  ...[1, 2, 3, 4, 5].map((id) => ({ [-id]: { deleted: true } })),
];

/** After these a session may be over: what is tried next goes through a browser of its own. */
const endingSessions = /^(sign-|revoke-|change-password|set-|save-sign-keys|open-guest-link)/;

const leaksIn = (text: string) => leaksFor(world.xavi, text);

describe("an external who edits one page and reads another", () => {
  it("is tried at every call of the product", () => {
    expect(Object.keys(attempts).sort()).toEqual(handlers.map(({ call }) => call.name).sort());
  });

  for (const handler of handlers)
    it(`learns no name, address, title or folder that is closed to them from ${handler.call.name} [PROD-11] [ROLE-25]`, async () => {
      const { name } = handler.call;
      const all = ["application/json", "text/html"].flatMap((accept) =>
        (attempts[name]?.() ?? []).map((sent) => ({ sent, accept })),
      );
      let xavi = await here.web.browser(world.xavi);
      for (const attempt of some(all)) {
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
    expect({ ...hidden.body, status: hidden.status }).toEqual({ ...nobody.body, status: nobody.status });
    expect(hidden.body).toMatchObject({ error: "Sorry, this person could not be found." });
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

it("an external hears nothing of closed things on any topic, and gets no mail about them", async () => {
  const socket = await here.connect(await here.web.browser(world.xavi));
  const nouns = ["page", "holes", "draft", "writers", "editing-now"];
  const topics = nouns.flatMap((name) => pages().map((id) => `${name}:${id}`));
  const all = [
    ...topics,
    ...people().map((id) => `person:${id}`),
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
