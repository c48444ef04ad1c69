import type { Sent } from "./ask-call.ts";
import { type ExternalWorld, canary, words } from "./external-world.ts";
import { companyAttempts } from "./company/company-attempts.ts";
import { creatingAttempts } from "./creating-attempts.ts";
import { commentAttempts } from "./comment-attempts.ts";
import { menuAttempts } from "./menu-attempts.ts";
import { tagAttempts, tagNumbers } from "./tag-attempts.ts";
import { waysInAttempts } from "./ways-in-attempts.ts";
import { listAttempts } from "./list-attempts.ts";
import { folderAttempts } from "./folder-attempts.ts";
import { peopleAttempts } from "./people-attempts.ts";
import { sharingAttempts } from "./sharing-attempts.ts";
import { trashAttempts } from "./trash-attempts.ts";
import type { World } from "./world.ts";

let world: World;
let found: ExternalWorld;

/** All that an external can send with foreign ids, for every call, in a world that is furnished for it. */
export function externalAttempts(here: World, furnished: ExternalWorld) {
  [world, found] = [here, furnished];
  return { attempts, pages, people };
}

/** Pages of every kind: to edit, to read, closed, and none at all. */
const pages = () => [found.edited.id, found.read.id, ...found.closed.map(({ id }) => id), 999_999];
/** Numbers of subsites are small ones. */
const subsites = [1, 2, 3, 4, 5, 6, 7, 8, 999_999];
const slugs = () => [found.edited.slug, found.read.slug, ...found.closed.map(({ slug }) => slug), "no-such"];
const folders = () => [...Object.values(found.folders), world.mainFolderId, 999_999];
const people = () => [
  ...[world.olga, world.ada, world.ed, world.vera, world.other.nora].map(({ id }) => id),
  found.hiddenPersonId,
  999_999,
];
const inPlaces = (extra: Sent = {}) => [
  ...folders().map((cat_id) => ({ cat_id, ...extra })),
  ...tagNumbers.map((tag_id) => ({ tag_id, ...extra })),
];
const versions = () => [0, ...pages().map((id) => found.versionOf(id)), 999_999];

const mentioned = () =>
  [...pages().map((id) => `page:${id}`), ...people().map((id) => `person:${id}`)].join();
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
    right_to_left: "yes",
  }),
  "read-theme": once(),
  "leave-feedback": once({
    message: "Mine",
    url: "https://noordervaart.example/",
    mood: "sad",
    call_me: "yes",
    tel: "1",
  }),
  "save-theme": once({
    accent: "#c1121f",
    fonts: "sans",
    scheme: "dark",
    logo_id: 1,
    dark_logo_id: null,
    picture_id: null,
    picture_alt: "Mine",
  }),
  "upload-theme-picture": once(),
  "switch-subsites": once({ on: "yes" }),
  "read-subsites": once(),
  "create-space": once({ name: "Mine", description: "Mine" }),
  "load-new-space-details": once(),
  "load-subsites-bar": once(),
  "get-auto-join-subsites": once(),
  "set-auto-join-subsites": () => subsites.map((id) => ({ subsites: JSON.stringify([id]) })),
  "join-space": () => subsites.map((group_id) => ({ group_id, request_to_id: world.ada.id })),
  "remove-from-space": () =>
    subsites.map((from_group_id) => ({ from_group_id, profile_ids: JSON.stringify([world.vera.id]) })),
  "read-subsite-people": typed,
  "set-user-subsite-permissions": () =>
    subsites.flatMap((id) => [
      { profile_ids: JSON.stringify(people()), permissions: JSON.stringify({ [id]: "admin" }) },
      {
        profile_ids: JSON.stringify(people()),
        mode: "notifications",
        notifications: JSON.stringify({ [id]: "off" }),
      },
    ]),
  "load-contacts-invite-list": () => [{}, { q: "zwerver" }],
  "read-subsite": () => subsites.map((id) => ({ id })),
  "save-subsite": () =>
    subsites.map((id) => ({
      id,
      name: "Mine",
      description: "",
      slug: "mine",
      public: "yes",
      self_join: "yes",
      listing: "full",
      archived: "no",
    })),
  "add-many-to-subsite": () =>
    subsites.map((id) => ({
      id,
      people: JSON.stringify([{ email: "zwerver.kanarie@noordervaart.example", name: "" }]),
      role: "admin",
      preselected: "no",
    })),
  "read-subsite-opening": () => subsites.map((id) => ({ id })),
  "read-undertakings": once(),
  "cancel-undertaking": () => [1, 2, 999_999].map((id) => ({ id })),
  "undo-undertaking": () => [1, 2, 999_999].map((id) => ({ id })),
  "read-join-request": () => subsites.map((id) => ({ id })),
  "answer-join-request": () => subsites.map((id) => ({ id, answer: "viewer" })),
  "show-first-steps": once({ shown: "yes" }),
  "read-kept-mails": once(),
  "read-audit": once(),
  "read-uploads": once(),
  "export-audit": once(),
  "keep-audit": once({ days: 90 }),
  ...waysInAttempts,
  ...companyAttempts,
  "read-sign-in": once({ next: "/people/" }),
  "sign-in": () =>
    ["vera", "zwerver.kanarie"].map((name) => ({
      email: `${name}@noordervaart.example`,
      password: "wrong",
    })),
  "read-two-step": once({ next: "/people/" }),
  "reset-two-step": () => [1, 2, 3, 999_999].map((id) => ({ id })),
  "require-two-step": once({ need: "nobody" }),
  "switch-celebrations": once({ on: "yes" }),
  "sign-out": once(),
  "revoke-session": () => [1, 2, 3, 999_999].map((id) => ({ id })),
  "revoke-other-sessions": once(),
  "read-reset": once({ sent: "yes" }),
  "ask-reset": once({ email: "zwerver.kanarie@noordervaart.example" }),
  "read-password-link": once({ token: "a".repeat(43) }),
  "read-email-link": once({ token: "a".repeat(43) }),
  "confirm-email": once({ token: "a".repeat(43) }),
  "ask-email-change": once({ email: "zwerver.kanarie@noordervaart.example", current_password: "wrong" }),
  "set-password": once({
    token: "a".repeat(43),
    new_password1: "long enough words",
    new_password2: "long enough words",
  }),
  "read-people": typed,
  "read-activity": () => [{}, ...ofPeople((person) => ({ person })), { before: "1-1" }],
  "read-notifications": () => [{}, { unread: true }, { before: "1-1" }],
  "mark-notification-read": () => [1, 2, 999_999].map((id) => ({ id })),
  "mark-notification-unread": () => [1, 2, 999_999].map((id) => ({ id })),
  "mark-all-notifications-read": once(),
  "take-back-all-notifications-read": once({ at: 1 }),
  "mark-activity-seen": once({ until: 1 }),
  ...peopleAttempts(people, subsites),
  "load-admin-users": () => [
    ...["yes", "no"].map((only_site_owners) => ({ hint: "open-screen", only_site_owners })),
    ...ofPages(),
  ],
  "request-rights": () => [
    ...ofPeople((admin_id) => ({ admin_id, hint: "open-screen" })),
    ...pages().flatMap((page_id) => ofPeople((admin_id) => ({ admin_id, page_id }))),
  ],
  "ask-to-read": () => pages().flatMap((page_id) => [{ page_id }, { slug: `page-${page_id}` }]),
  "load-notification-details": () =>
    pages().flatMap((page_id) => [1, 2, 3].map((required_permission) => ({ page_id, required_permission }))),
  "read-account": once(),
  "read-waiting-mail": once(),
  "retry-mail": once({ id: "00000000-0000-4000-8000-000000000000" }),
  "drop-mail": once({ id: "00000000-0000-4000-8000-000000000000" }),
  unsubscribe: once({ token: "no-such-link" }),
  resubscribe: once({ token: "no-such-link", notify_value: "on" }),
  "read-unsubscribe": once({ token: "no-such-link" }),
  "read-notification-preferences": once(),
  "save-notification-preferences": once({ notify_value: "digest", paused_until: "" }),
  "save-sign-keys": once({ sign_keys: "no" }),
  "save-account": once({ display_name: "Xavi", language: "", hour12: "", date_order: "" }),
  "change-password": once({
    current_password: "no",
    new_password1: "new words",
    new_password2: "new words",
  }),
  "read-set-up": once({ token: "a".repeat(43) }),
  "set-up": once({
    token: "a".repeat(43),
    site_name: "Mine",
    display_name: "X",
    email: "x@x.example",
    password: "long enough words",
  }),
  ...folderAttempts(folders, pages, () => tagNumbers),
  ...tagAttempts,
  "read-page-at": () => slugs().flatMap((slug) => [{ slug }, { slug, edit: "" }]),
  "read-page-by-id": () => [...ofPages(), ...ofPages((page_id) => ({ page_id, edit: "" }))],
  ...listAttempts(inPlaces),
  "read-template-pages": () => pages().map((page_id) => ({ page_id })),
  "update-template-pages": () => pages().map((page_id) => ({ page_id, ids: pages() })),
  "read-page-faces": () => [{ ids: pages().join(".") }],
  "read-browse-main": once(),
  ...trashAttempts(pages, () => found.edited.id),
  "list-pages": typed,
  "star-page": () => ofPages((id) => ({ id })),
  "unstar-page": () => ofPages((id) => ({ id })),
  "read-home": () => [{}, { edit: "" }],
  "read-start": once(),
  "read-making": once(),
  "begin-site": once({ point: "intranet" }),
  "remove-samples": once(),
  "restore-samples": once(),
  "read-imports": once(),
  "read-import": () => [1, 2, 999_999].map((id) => ({ id })),
  "begin-import": once({ key: "an-import-by-xavi", into: `Zolder ${canary}`, size: 9 }),
  "send-import-part": () => [1, 999_999].map((id) => ({ id, part: 0 })),
  "continue-import": () => [1, 999_999].map((id) => ({ id })),
  "stop-import": () => [1, 999_999].map((id) => ({ id })),
  "undo-import": () => [1, 999_999].map((id) => ({ id })),
  "redo-import": () => [1, 999_999].map((id) => ({ id })),
  "read-properties": ofPages,
  page_edit_properties_load: ofPages,
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
  "fetch-feed": () => ofPages((page_id) => ({ page_id, address: "https://example.org/feed.xml" })),
  "upload-file": () => ofPages((page_id) => ({ page_id, widget_id: "text0001", as: "file" })),
  "find-mentionable": typed,
  "name-mentions": () => ofPages((page_id) => ({ page_id, keys: mentioned() })),
  ...commentAttempts(ofPages),
  "read-holes": () => [...ofPages(), ...ofPages((page_id) => ({ page_id, draft: "yes" }))],
  ...menuAttempts(pages, folders),
  ...creatingAttempts(pages, folders),
  "put_away-in-announcement": () =>
    ofPages((page_id) => ({ page_id, widget_id: "news0001", data: { mark: "a.b", away: "yes" } })),
  "tick-in-checklist": () =>
    ofPages((page_id) => ({ page_id, widget_id: "watch001", data: { item: "horn", done: "yes" } })),
  "read-versions": () => [
    ...ofPages(),
    ...pages().flatMap((page_id) => versions().map((version) => ({ page_id, version }))),
  ],
  "restore-version": () => ofVersions(),
  "read-version-block": () => ofVersions({ widget: "text0001" }),
  "name-version": () => ofVersions({ name: "Mine" }),
  ...sharingAttempts(pages, people),
  "read-guest-link": once({ token: "1.aaaa" }),
  "open-guest-link": once({ token: "1.aaaa" }),
  "search-everything": typed,
};
