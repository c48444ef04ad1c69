import { companyElsewhere } from "./company-elsewhere.ts";
import { peopleElsewhere } from "./people-elsewhere.ts";
import { passkeysElsewhere } from "./passkeys-elsewhere.ts";
import { severalElsewhere } from "./several-elsewhere.ts";
import { commentsElsewhere } from "./comments-elsewhere.ts";
import { fetchedElsewhere } from "./fetched-elsewhere.ts";
import { versionsElsewhere } from "./versions-elsewhere.ts";
import type { Proof, Proofs } from "./proof.ts";

const inTest = (file: string, test: string): Proof => ({ file: `src/features/${file}.test.ts`, test });
const feedback = inTest("feedback/feedback", "is mailed with mood, page and number");
const fieldsSaved = inTest("people/profiles/fields", "are made, changed, put in order");
const preferencesSaved = inTest("people/preferences/preferences", "are saved field by field");
const ownPassword = inTest("people/preferences/preferences", "take a new password of at least");
const secondStep = inTest("sessions/two-step/two-step", "asks for the code after the password");
const firstSetUp = inTest("sessions/two-step/two-step", "leads whoever has none to set it up");
const provingCode = inTest("people/two-step/own-two-step", "needs the password, and a code that proves it");
const turningOff = inTest("people/two-step/own-two-step", "is turned off, and its codes made anew");
const signingIn = inTest("sessions/handlers", "takes email and password at /accounts/login/");
const resetting = inTest("sessions/password-links/handlers", "sets the password once, signs in");
const changing = inTest("people/account/handlers", "needs the current one");
const differing = inTest("people/account/handlers", "names the field of a short one and of one that differs");
const typed = inTest("writing/drafts/draft", "is typed into by two at once");
const discarded = inTest("writing/drafts/draft", "is discarded for everybody");
const late = inTest(
  "writing/drafts/discarding/discarding",
  "words that were under way when another person discarded",
);
const settled = inTest("writing/drafts/settling", "a draft has no unpublished changes");
const saved = inTest("writing/editing", "a save makes a version that readers see at once");
const ticked = inTest("entries/entries", "keeps who ticked it and when, at the address of the specification");
const putAway = inTest("entries/announcement", "an announcement is put away by each reader for themself");
const inZone = {
  file: "src/server/running/first-site.test.ts",
  test: "makes a site in the language in which it was read",
};
const settingUp = {
  file: "src/server/running/first-site.test.ts",
  test: "makes the first site with its owner",
};
const slower = inTest("writing/editing", "who was slower is refused in words");

const broughtIn = inTest("subsites/belonging/belonging", "are given to people of the site");
const cropped = inTest("people/avatars/avatars", "is cropped to the square that was sent");
const created = inTest("subsites/joining", "an owner creates a subsite");
const createdOnce = inTest("subsites/same-moment", "once is made once");
const requestedJoin = inTest("subsites/joining", "asks an administrator");
const givenRole = inTest("subsites/membership/membership", "are given by its administrators");
const chosenLevel = inTest(
  "subsites/membership/roles-at-once",
  "asks for a role in every subsite, and for a level",
);
const addedMany = inTest("subsites/invites/adding", "gives the role that was chosen and the name");
const removedFrom = inTest("subsites/leaving", "everybody may leave");
const menuKept = inTest("menu/handlers", "keeps every field of an item");
const menuItem = Object.fromEntries(
  ["id", "type", "title", "icon", "link", "target", "page_id", "cat_id", "hide_label", "tooltip"].flatMap(
    (field) => [
      [`data.user_state.items.${field}`, menuKept],
      [`data.user_state.items.items.${field}`, menuKept],
    ],
  ),
);
const themeKept = Object.fromEntries(
  ["accent", "fonts", "scheme", "logo_id", "dark_logo_id", "picture_id", "picture_alt"].map((field) => [
    field,
    inTest("theme/handlers", "keeps every choice"),
  ]),
);
const knownName: Proof = { reason: "what the target is called is known better by the server" };
const menuState: Proof = { reason: "loading never changes the stored menu (MEDT-19)" };

/** Fields of calls in several steps, with passwords, mails and drafts, whose effects are shown where those are told in full. */
export const shownElsewhere: Proofs = {
  "resend-welcome-emails": {
    profile_ids: inTest("people/reminders/reminders", "mails those who are named"),
    send: inTest("people/reminders/reminders", "mails all who have not signed in"),
  },
  ...Object.fromEntries(
    ["load-joinable-subsites", "load-user-remove-subsites", "load-user-subsite-permissions"].map((name) => [
      name,
      { profile_ids: inTest("subsites/belonging/belonging", "are told of one person") },
    ]),
  ),
  "invite-existing-user-to-spaces": {
    profile_ids: broughtIn,
    "permissions.*": broughtIn,
  },
  impersonate: {
    next: inTest("people/impersonation/impersonation", "begins at both addresses"),
  },
  "impersonate-from-menu": {
    next: inTest("people/impersonation/impersonation", "begins at both addresses"),
  },
  "stop-impersonating": {
    next: inTest("people/impersonation/impersonation", "the token of before opens nothing"),
  },
  "export-audit": Object.fromEntries(
    ["name", "kind", "day", "before", "person"].map((field) => [
      field,
      inTest("audit/audit", "each field of a filter narrows the table"),
    ]),
  ),
  "keep-audit": { days: inTest("audit/audit", "an owner chooses for how long") },
  ...companyElsewhere,
  "make-site-owner": {
    profile_ids: inTest("people/ownership/ownership", "makes people owners, at the address"),
  },
  "revoke-site-ownership": {
    profile_ids: inTest("people/ownership/ownership", "revokes ownership, at the address"),
  },
  "load-profileimage": { user_id: inTest("people/avatars/who-changes", "is the person themself") },
  "upload-profileimage": { user_id: inTest("people/avatars/who-changes", "is the person themself") },
  "crop-profileimage": {
    ...Object.fromEntries(["x1", "y1", "x2", "y2"].map((field) => [field, cropped])),
    avatar_base: inTest("people/avatars/avatars", "is not cropped where there is none"),
    user_id: inTest("people/avatars/who-changes", "is the person themself"),
  },
  "show-profileimage": {
    avatar_base: inTest("people/avatars/who-changes", "takes it away and brings it back"),
  },
  "sign-in": {
    email: signingIn,
    password: inTest("sessions/handlers", "says the same sentence for a wrong password"),
    next: inTest("sessions/handlers", "never leads to another host"),
  },
  "sign-in-with-code": { code: secondStep, next: secondStep },
  "sign-in-with-set-up": { code: firstSetUp, next: firstSetUp },
  "begin-two-step": { current_password: provingCode },
  "turn-on-two-step": { code: provingCode },
  "renew-recovery-codes": { current_password: turningOff, code: turningOff },
  "turn-off-two-step": { current_password: turningOff, code: turningOff },
  "require-two-step": {
    need: inTest("sessions/two-step/two-step", "of administrators is asked of owners and administrators"),
  },
  "ask-reset": {
    email: inTest("sessions/password-links/handlers", "answers the same for an address that nobody here has"),
  },
  ...severalElsewhere,
  ...passkeysElsewhere,
  "ask-email-change": {
    email: inTest("people/email-change/email-change", "another address of one's own counts once"),
    current_password: inTest("people/email-change/email-change", "asks for the current password"),
  },
  "set-password": {
    new_password1: resetting,
    new_password2: inTest("sessions/password-links/handlers", "asks for eight characters, twice the same"),
  },
  "change-password": { current_password: changing, new_password1: changing, new_password2: differing },
  "save-sign-keys": {
    sign_keys: inTest("people/account/handlers", "keys that are a single sign are one's own choice"),
  },
  "change-timezone": {
    time_zone: inTest("people/dismissals/dismissals", "a clock that differs is told, changed at once"),
  },
  "leave-feedback": { message: feedback, url: feedback, mood: feedback, call_me: feedback, tel: feedback },
  "switch-subsites": { on: inTest("subsites/switch", "owners switch subsites on and off") },
  "create-space": { name: created, description: created, key: createdOnce },
  "set-auto-join-subsites": {
    subsites: inTest("subsites/auto-join/auto-join", "keeps what an owner chooses"),
  },
  "join-space": {
    group_id: inTest("subsites/joining", "joins at once what is open to join"),
    request_to_id: requestedJoin,
  },
  "set-user-subsite-permissions": {
    profile_ids: givenRole,
    "permissions.*": givenRole,
    mode: chosenLevel,
    "notifications.*": chosenLevel,
  },
  "load-contacts-invite-list": {
    q: inTest("subsites/invites/invites", "names whom one can choose"),
  },
  "invite-addresses": { txt: inTest("people/invites/handlers", "reads a pasted list") },
  ...peopleElsewhere,
  "save-profile-fields": {
    known: fieldsSaved,
    "fields.id": fieldsSaved,
    "fields.label": fieldsSaved,
    "fields.kind": fieldsSaved,
    "fields.icon": fieldsSaved,
    "fields.seenBy": fieldsSaved,
    "fields.editedBy": fieldsSaved,
  },
  "load-preferences": { user_id: inTest("people/preferences/preferences", "are loaded of others") },
  "save-preferences": {
    user_id: preferencesSaved,
    display_name: preferencesSaved,
    email: preferencesSaved,
    role_id: preferencesSaved,
    position: preferencesSaved,
    bio: preferencesSaved,
    "fields.*": preferencesSaved,
    new_password1: ownPassword,
    new_password2: ownPassword,
    current_password: ownPassword,
  },
  "remove-from-space": { profile_ids: removedFrom, from_group_id: removedFrom },
  "add-many-to-subsite": {
    "people.email": addedMany,
    "people.name": addedMany,
    role: addedMany,
    preselected: addedMany,
  },
  "save-subsite": Object.fromEntries(
    ["name", "description", "slug", "public", "self_join", "listing", "archived"].map((field) => [
      field,
      inTest("subsites/settings/settings", "keeps every setting"),
    ]),
  ),
  "answer-join-request": { answer: requestedJoin },
  "take-back-all-notifications-read": {
    at: inTest("notifications/inbox", "marks one or all as read, takes both back"),
  },
  "mark-activity-seen": { until: inTest("activity/seeing/seeing", "shows where what is new ends") },
  "read-page-faces": {
    ids: inTest("pages/browsing/screens/page-cards", "what a page looks like is told to those who read it"),
  },
  "read-piece": {
    ...Object.fromEntries(
      ["cat_id", "tag_id", "view_trash", "by", "after", "most"].map((field) => [
        field,
        inTest("pages/browsing/piece-call", "a piece is of one folder"),
      ]),
    ),
    since: inTest("pages/browsing/piece-call", "a piece says whether"),
    there: inTest("pages/browsing/piece-call", "a piece says whether"),
  },
  "begin-site": { point: inTest("starting/starting.drill", "empty makes nothing") },
  "begin-import": {
    key: inTest("importing/imports", "twice with the same key is one import"),
    into: inTest("importing/imports", "takes the pages and folders of an import away"),
    size: inTest("importing/imports", "in another size than was said"),
  },
  "open-draft": {
    schema: inTest("writing/drafts/draft", "is closed to readers, strangers, other sites and browsers"),
  },
  "save-draft": {
    epoch: inTest("writing/drafts/lives", "is lifted into the shapes of a new release"),
    update: typed,
    client: inTest("writing/drafts/draft", "counts a change that is sent twice once"),
  },
  "read-draft": { epoch: typed, after: inTest("writing/drafts/draft", "stays quick to open") },
  "publish-draft": {
    epoch: typed,
    seq: typed,
    alone: inTest("writing/drafts/own-part", "readers see what one person changed"),
    told: inTest("writing/drafts/own-part", "words of somebody whom the publisher was not told of"),
  },
  "settle-draft": { epoch: settled },
  "discard-draft": { epoch: discarded },
  "undo-discard": { discarded },
  "add-late-change": { epoch: late, update: late, client: late },
  "save-widget": { "data.base_version": inTest("writing/drafts/draft", "refuses an older version") },
  "save-markdown": { "data.source": saved, "data.base_version": slower },
  "bring-file": { file_id: inTest("pages/attaching/bringing", "comes along with whoever may read it now") },
  ...fetchedElsewhere,
  "save-theme": {
    ...themeKept,
    revision: inTest("theme/handlers", "the last save wins"),
  },
  "upload-file": { as: inTest("pages/attaching/uploading", "are attached as they are") },
  ...versionsElsewhere,
  menu_load_tags: { "data.tempstate": menuState },
  menu_load_categories: { "data.tempstate": menuState },
  menu_load_category: {
    "data.tempstate": menuState,
    "data.cat_id": inTest("menu/handlers", "load_category answers the pages of a folder"),
  },
  menu_load_tag: {
    "data.tempstate": menuState,
    "data.tag_id": inTest("menu/tag-items", "load_tag answers the pages of a tag"),
  },
  menu_save: {
    ...menuItem,
    "data.tempstate": menuState,
    "data.user_state.type": inTest("menu/calls", "the bar is the only menu"),
    "data.user_state.items.tag_id": inTest("menu/tag-items", "is kept with its tag"),
    "data.user_state.items.items.tag_id": inTest("menu/tag-items", "is kept with its tag"),
    "data.user_state.items.orig_title": knownName,
    "data.user_state.items.items.orig_title": knownName,
    "data.user_state.items.items.items": inTest("menu/handlers", "refuses %s, on the bar and below an item"),
    "data.user_state.overflow": inTest("menu/handlers", "a bar that must not overflow"),
    "data.user_state.revision": inTest("menu/handlers", "the last save wins"),
  },
  ...commentsElsewhere,
  "read-holes": { draft: inTest("entries/entries", "works in the draft for those who may edit") },
  "put_away-in-announcement": { "data.mark": putAway, "data.away": putAway },
  "tick-in-checklist": { "data.item": ticked, "data.done": ticked },
  "set-up": {
    site_name: settingUp,
    display_name: settingUp,
    email: settingUp,
    password: settingUp,
    time_zone: inZone,
  },
};
