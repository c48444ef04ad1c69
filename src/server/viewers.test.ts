import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { openDraft } from "#features/writing/contract.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { as } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { handlers } from "./handlers.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
let page_id: number;
let folderId: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  page_id = await draftedPage(world);
  await as(world, world.ed).call(openDraft, { page_id, schema: draftSchema });
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  folderId = made.success ? made.id : 0;
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/**
 * What changes nothing but one's own: session, account, keys, stars, ticks, a request to somebody; and what one says in the margin of a page, which is no part of it
 * (`comments/rules.ts`).
 */
const own = [
  "sign-in",
  "sign-in-with-code",
  "sign-in-with-set-up",
  "begin-two-step",
  "turn-on-two-step",
  "renew-recovery-codes",
  "turn-off-two-step",
  "begin-passkey-sign-in",
  "sign-in-with-passkey",
  "begin-passkey",
  "add-passkey",
  "rename-passkey",
  "remove-passkey",
  "leave-for-company",
  "return-from-company",
  "hear-company",
  "sign-out",
  "revoke-session",
  "revoke-other-sessions",
  "ask-reset",
  "ask-to-join",
  "join-site",
  "set-password",
  "ask-email-change",
  "confirm-email",
  "set-up",
  "open-guest-link",
  "open-public-link",
  "stop-impersonating",
  "save-account",
  "hide-topmsg",
  "ignore-timezone",
  "change-timezone",
  "leave-feedback",
  "export-people",
  "save-sign-keys",
  "change-password",
  "save-notification-preferences",
  "cancel-undertaking",
  "undo-undertaking",
  "unsubscribe",
  "resubscribe",
  "star-page",
  "unstar-page",
  "follow-page",
  "unfollow-page",
  "follow-by-address",
  "mark-notification-read",
  "mark-notification-unread",
  "mark-all-notifications-read",
  "take-back-all-notifications-read",
  "mark-activity-seen",
  "put_away-in-announcement",
  "tick-in-checklist",
  "request-rights",
  "ask-to-read",
  "begin-comment-thread",
  "answer-comment-thread",
  "resolve-comment-thread",
  "reopen-comment-thread",
  "edit-comment",
  "delete-comment",
  "restore-comment",
];

/** Of these a site without subsites has none; who may what there is shown beside them (`subsites/joining.test.ts`, `subsites/membership/membership.test.ts`, `subsites/auto-join/auto-join.test.ts`, `subsites/enrolling/enrolling.test.ts`). */
const ofSubsites = [
  "create-space",
  "set-auto-join-subsites",
  "join-space",
  "remove-from-space",
  "set-user-subsite-permissions",
  "save-subsite",
  "add-many-to-subsite",
  "answer-join-request",
  "invite-existing-user-to-spaces",
  "add-members",
  "change-member-roles",
  "remove-members",
];

type Sent = Readonly<Record<string, unknown>>;
const settings = (value: object) => ({ page_id, settings: JSON.stringify(value) });
const widget = (data: object) => ({ page_id, data: JSON.stringify({ base_version: 1, ...data }) });

const whom = { name: "Mine", domains: "", role: "none", groups_claim: "groups", groups: "[]" };
/** Everything else, by the call's name. */
const attempts: Readonly<Record<string, () => Sent>> = {
  "save-public-link": () => ({ page_id, password: "long enough", ends: null }),
  "undo-public-link": () => ({ page_id, change: 1 }),
  "export-audit": () => ({}),
  "keep-audit": () => ({ days: 365 }),
  impersonate: () => ({ profile_id: world.ed.id, next: "/" }),
  "impersonate-from-menu": () => ({ user_id: world.ed.id, next: "/" }),
  "save-site": () => ({
    name: "Mine",
    language: "",
    time_zone: "UTC",
    public_pages: "",
    guest_invites: "",
    editors_arrange: "",
    indexed: "",
  }),
  "add-person": () => ({ display_name: "X", email: "x@b.nl", role: "member", password: "long enough words" }),
  "make-site-owner": () => ({ profile_ids: [world.vera.id] }),
  "revoke-site-ownership": () => ({ profile_ids: [world.olga.id] }),
  "reset-two-step": () => ({ id: world.ed.id }),
  "require-two-step": () => ({ need: "everybody" }),
  "switch-celebrations": () => ({ on: "yes" }),
  "switch-passkeys": () => ({ on: "yes" }),
  "set-away": () => ({ id: world.ed.id, from: "2026-12-01", until: "2026-12-02", note: "" }),
  "clear-away": () => ({ id: world.ed.id }),
  "save-celebrations": () => ({ id: world.ed.id, since: "2019-03-01" }),
  "save-company": () => ({ ...whom, issuer: "https://sso.example", client_id: "a", client_secret: "b" }),
  "save-saml-company": () => ({ ...whom, metadata: "<a/>" }),
  "switch-company": () => ({ on: "yes" }),
  "require-company": () => ({ on: "yes" }),
  "remove-company": () => ({}),
  "make-directory-token": () => ({}),
  "disconnect-directory": () => ({}),
  "save-join-domains": () => ({ domains: "example.com" }),
  "resend-welcome-emails": () => ({ send: "all" }),
  "save-preferences": () => ({ user_id: world.ed.id, position: "", bio: "", fields: "{}" }),
  "save-profile-fields": () => ({ known: "[]", fields: "[]" }),
  "make-group": () => ({ name: "Mine" }),
  "rename-group": () => ({ id: 1, name: "Mine" }),
  "delete-group": () => ({ id: 1 }),
  "restore-group": () => ({ id: 1 }),
  "change-group-people": () => ({ id: 1, added: "[]", removed: "[]" }),
  "set-groups": () => ({ user_id: world.ed.id, groups: "[]" }),
  "show-profileimage": () => ({ id: world.ed.id, avatar_base: "" }),
  "crop-profileimage": () => ({ user_id: world.ed.id, x1: 0, y1: 0, x2: 9, y2: 9, avatar_base: "/" }),
  "upload-profileimage": () => ({ user_id: world.ed.id }),
  "update-template-pages": () => ({ page_id, ids: [page_id] }),
  "change-roles": () => ({ ids: JSON.stringify([world.ed.id]), role: "member" }),
  "change-groups": () => ({ ids: JSON.stringify([world.ed.id]), added: "[]", removed: "[]" }),
  "invite-several": () => ({ ids: JSON.stringify([world.ed.id]) }),
  "remove-people": () => ({ ids: JSON.stringify([world.ed.id]) }),
  "change-role": () => ({ id: world.ed.id, role: "member" }),
  "remove-person": () => ({ id: world.ed.id }),
  "invite-people": () => ({
    data: JSON.stringify({ addrs: [{ email: "x@b.nl", name: "" }], role_id: "member" }),
  }),
  "invite-again": () => ({ id: world.ed.id }),
  "create-folder": () => ({ parent_id: world.mainFolderId, new_name: "Mine" }),
  menu_save: () => ({ page_id: 0, data: { user_state: { items: [] } } }),
  "rename-folder": () => ({ id: folderId, name: "Mine" }),
  "move-folder": () => ({ cat_id: folderId, target_id: world.mainFolderId }),
  "move-page": () => ({ page_id, cat_id: folderId }),
  "delete-folder": () => ({ id: folderId }),
  "make-folders": () => ({ path_list: ["Mine"] }),
  "trash-folder-pages": () => ({ id: folderId }),
  "move-to-subsite": () => ({ page_id, mode: "copy" }),
  "move-batch": () => ({ ids: [page_id], cat_id: folderId }),
  "tag-batch": () => ({ ids: [page_id], added: ["Mine"], removed: [] }),
  "share-batch": () => ({ ids: [page_id], lines: { all: { edit: true } } }),
  "trash-batch": () => ({ ids: [page_id] }),
  "restore-batch": () => ({ ids: [page_id] }),
  "remove-batch": () => ({ ids: [page_id] }),
  "rename-tag": () => ({ id: 1, name: "Mine" }),
  "delete-tag": () => ({ id: 1 }),
  "undelete-tag": () => ({ id: 1 }),
  page_delete: () => ({ page_id }),
  trash_restore: () => ({ id: page_id }),
  trash_remove: () => ({ id: page_id }),
  "begin-site": () => ({ point: "intranet" }),
  "begin-import": () => ({ key: "an-import-by-vera", into: "Mine", size: 9 }),
  "send-import-part": () => ({ id: 1, part: 0 }),
  "continue-import": () => ({ id: 1 }),
  "stop-import": () => ({ id: 1 }),
  "undo-import": () => ({ id: 1 }),
  "redo-import": () => ({ id: 1 }),
  "retry-mail": () => ({ id: "00000000-0000-4000-8000-000000000000" }),
  "drop-mail": () => ({ id: "00000000-0000-4000-8000-000000000000" }),
  "show-first-steps": () => ({ shown: "no" }),
  "switch-subsites": () => ({ on: "yes" }),
  "remove-samples": () => ({}),
  "restore-samples": () => ({}),
  page_create_save: () => settings({ title: "Mine" }),
  page_create_blank_save: () => settings({ title: "Mine" }),
  page_clone_version_save: () => ({ ...settings({ title: "Mine" }), version_id: 0 }),
  page_edit_properties_save: () => settings({ title: "Mine" }),
  "save-page-edit": () => settings({ permission_state: { public: { view: false } } }),
  "save-widget": () => ({
    ...widget({ text: "Mine", level: "h1", anchor: "" }),
    widget_id: "title01",
    kind: "Heading",
  }),
  "save-markdown": () => ({ ...widget({ source: "Mine" }), widget_id: "text0001" }),
  "open-draft": () => ({ page_id, schema: draftSchema }),
  "save-draft": () => ({ page_id, epoch: 1, update: "AAA=", client: "tab" }),
  "publish-draft": () => ({ page_id, epoch: 1, seq: 0 }),
  "settle-draft": () => ({ page_id, epoch: 1 }),
  "discard-draft": () => ({ page_id, epoch: 1 }),
  "add-late-change": () => ({ page_id, epoch: 1, update: "AAA=", client: "tab" }),
  "undo-discard": () => ({ page_id, discarded: 1 }),
  "save-theme": () => ({
    accent: "#c1121f",
    fonts: "sans",
    scheme: "dark",
    logo_id: 1,
    dark_logo_id: null,
    picture_id: null,
    picture_alt: "Mine",
  }),
  "upload-theme-picture": () => ({}),
  "upload-file": () => ({ page_id, widget_id: "text0001", as: "file" }),
  "bring-file": () => ({ page_id, file_id: 1 }),
  "fetch-feed": () => ({ page_id, address: "https://example.org/feed.xml" }),
  "fetch-picture": () => ({ page_id, address: "https://example.org/a.png" }),
  "restore-version": () => ({ page_id, version_id: 1 }),
  "name-version": () => ({ page_id, version_id: 1, name: "Mine" }),
};

describe("a Viewer can only view", () => {
  it("which every call that changes something of the site holds to [PROD-11] [ROLE-06] (long)", async () => {
    const calls = handlers.map(({ call }) => call);
    const changing = calls.filter(
      ({ name, access }) => access !== "read" && ![...own, ...ofSubsites].includes(name),
    );
    expect(changing.map(({ name }) => name).toSorted()).toEqual(Object.keys(attempts).toSorted());
    const answers = [];
    for (const { name, path } of changing) {
      const fields: Record<string, unknown> = { ...attempts[name]?.() };
      const address = path.replace(/\{([a-z_]+)\}/g, (_, field: string) => String(fields[field]));
      for (const [, field] of path.matchAll(/\{([a-z_]+)\}/g)) delete fields[String(field)];
      const { status, body } = await vera.post(address, fields);
      answers.push([name, status, body?.["success"]]);
    }
    // Whether a page is in the trash is for those who may bring it back.
    const hidden = ["trash_restore", "trash_remove", "restore-batch", "remove-batch"];
    expect(answers).toEqual(changing.map(({ name }) => [name, hidden.includes(name) ? 404 : 403, false]));
  });

  it("and the page offers nothing else [ROLE-06] (long)", async () => {
    const screen = await shown(world, world.vera, `/page/${page_id}/`);
    const bar = screen.part("main");
    expect(screen.text(bar)).toContain("first");
    expect([screen.names("link", bar), screen.names("button", bar)]).toEqual([
      ["Main", "Ed Elzinga", "Link to “Fog”"],
      ["Star", "Follow", "Share", "More actions"],
    ]);
    await screen.click("button", "More actions");
    expect(screen.names("menuitem")).toEqual(["Copy link"]);
    const editing = await shown(world, world.vera, `/page/${page_id}/?edit`);
    expect(editing.parts("textbox", undefined, editing.part("main"))).toEqual([]);
  });
});
