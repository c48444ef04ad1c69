import { listPages, loadPages, searchPages } from "#features/pages/browsing/contract.ts";
import { findMentionable } from "#features/pages/mentions/contract.ts";
import { addPersonCall, changeRole } from "#features/people/contract.ts";
import { readAccount } from "#features/people/account/screen.ts";
import { saveAccount } from "#features/people/account/contract.ts";
import { invitePeople } from "#features/people/invites/contract.ts";
import { loadAdminUsers, requestRights } from "#features/people/rights-requests/contract.ts";
import { readPeople } from "#features/people/screen.ts";
import { savePreferences } from "#features/notifications/preferences/contract.ts";
import { readPreferences } from "#features/notifications/preferences/screen.ts";
import { searchEverything } from "#features/search/contract.ts";
import { saveSite, showFirstSteps } from "#features/sites/contract.ts";
import { readSiteSettings } from "#features/sites/screen.ts";
import { as } from "../as.ts";
import type { World } from "../world.ts";
import { batchProofs } from "./batch-proofs.ts";
import { crossingProofs } from "./crossing-proofs.ts";
import { folderProofs } from "./folder-proofs.ts";
import { newPage, pageDialogProofs } from "./page-dialog-proofs.ts";
import { type Proof, type Proofs, type Seen, at, fresh, shown } from "./proof.ts";
import { sharingProofs } from "./sharing-proofs.ts";
import { shownElsewhere } from "./shown-elsewhere.ts";

const asksToRead = {
  file: "src/features/sharing/rights-requests/reading-requests.test.ts",
  test: "is asked for by one person once a day, and of all pages by one person ten times an hour",
};

const asksRight = {
  file: "src/features/sharing/rights-requests/page-editors.test.ts",
  test: "who lacks the editor role is offered to request that one",
};

function site(field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const olga = as(world, world.olga);
    await olga.call(saveSite, { name: "Noordervaart", time_zone: "UTC", ...at(field, value) });
    return olga.call(readSiteSettings, {});
  });
}

const ownAccount = {
  display_name: "Vera Visser",
  language: "",
  time_zone: "UTC",
  hour12: false,
  date_order: "dmy",
} as const;
function account(field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const vera = as(world, world.vera);
    await vera.call(saveAccount, { ...ownAccount, ...at(field, value) });
    return vera.call(readAccount, {});
  });
}

function preferred(field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const vera = as(world, world.vera);
    await vera.call(savePreferences, { notify_value: "on", paused_until: "", ...at(field, value) });
    return vera.call(readPreferences, {});
  });
}

/** The person of an address, as the list of people has them. */
async function personAt(world: World, email: string) {
  const list = await as(world, world.olga).call(readPeople, { q: email });
  const person = list.success ? list.people.find((each) => each.email === email) : undefined;
  return person && { name: person.name, role: person.role };
}

const person = { display_name: "Nina", role: "member", password: "correct horse battery" } as const;

function added(field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const email = `${fresh("new")}@a.example`;
    await as(world, world.olga).call(addPersonCall, { ...person, email, ...at(field, value) });
    return personAt(world, email);
  });
}

/** Adds or invites a person at one of two addresses, and looks at one of them. */
function addressed(add: (world: World, email: string) => Promise<unknown>): Proof {
  return shown("here.example", "there.example", async (host, world) => {
    const name = fresh("new");
    await add(world, `${name}@${String(host)}`);
    return (await personAt(world, `${name}@here.example`)) !== undefined;
  });
}

function invited(field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const email = `${fresh("guest")}@a.example`;
    const { name, ...rest } = at(field, value);
    const data = { addrs: [{ email, name: String(name ?? "Bas") }], ...rest };
    const answer = await as(world, world.olga).call(invitePeople, { data });
    return answer.success ? personAt(world, email) : answer.body;
  });
}

function asked(who: "ed" | "xavi", field: string, first: unknown, second: unknown): Proof {
  return shown(first, second, async (value, world) => {
    const admin_id = world.olga.id;
    await as(world, world[who]).call(requestRights, { admin_id, ...at(field, value) });
    const { facts } = (await world.announced()).at(-1) ?? {};
    return facts;
  });
}

const list: Seen = async (value, world) => {
  await newPage(world);
  const answer = await as(world, world.ada).call(loadPages, value as Record<string, never>);
  return answer.success ? answer.pages.map(({ id }) => id).slice(0, 3) : answer.code;
};

const search = (field: string): Seen => {
  return async (value, world) => {
    const answer = await as(world, world.ada).call(searchEverything, { q: "page", ...at(field, value) });
    return answer.success && answer.results.length;
  };
};

/** For each call, what shows that none of its fields is swallowed. */
export const proofs: Proofs = {
  ...batchProofs,
  ...crossingProofs,
  ...folderProofs,
  ...shownElsewhere,
  ...pageDialogProofs,
  ...sharingProofs,
  "save-site": {
    name: site("name", "North", "South"),
    language: site("language", "en", "nl"),
    time_zone: site("time_zone", "UTC", "Europe/Paris"),
    public_pages: site("public_pages", true, false),
    guest_invites: site("guest_invites", true, false),
    editors_arrange: site("editors_arrange", true, false),
    indexed: site("indexed", true, false),
    right_to_left: site("right_to_left", true, false),
    feedback_email: site("feedback_email", "", "us@noordervaart.example"),
  },
  "show-first-steps": {
    shown: shown(true, false, async (value, world) => {
      const olga = as(world, world.olga);
      await olga.call(showFirstSteps, { shown: value === true });
      return olga.call(readSiteSettings, {});
    }),
  },
  "save-account": {
    display_name: account("display_name", "Vera Visser", "Vera Vos"),
    language: account("language", "", "nl"),
    time_zone: account("time_zone", "UTC", "Europe/Paris"),
    hour12: account("hour12", false, true),
    date_order: account("date_order", "dmy", "ymd"),
  },
  "save-notification-preferences": {
    notify_value: preferred("notify_value", "on", "digest"),
    paused_until: preferred("paused_until", "", "2026-12-01"),
  },
  resubscribe: {
    notify_value: {
      file: "src/features/notifications/unsubscribing/unsubscribing.test.ts",
      test: "somebody who is not signed in ends their mails with one press, and takes it back",
    },
  },
  "add-person": {
    display_name: added("display_name", "Nina", "Nora"),
    email: addressed((world, email) => as(world, world.olga).call(addPersonCall, { ...person, email })),
    role: added("role", "member", "editor"),
    password: {
      file: "src/features/people/handlers.test.ts",
      test: "gives them a password that signs them in",
    },
  },
  "change-role": {
    role: shown("editor", "external", async (role, world) => {
      await as(world, world.olga).call(changeRole, { id: world.xavi.id, role: role as "editor" });
      return personAt(world, world.xavi.email);
    }),
  },
  "invite-people": {
    "data.addrs.email": addressed((world, email) =>
      as(world, world.olga).call(invitePeople, { data: { addrs: [{ email }] } }),
    ),
    "data.addrs.name": invited("name", "Bas", "Bob"),
    "data.role_id": invited("role_id", "member", "editor"),
    "data.auto_join_defaults": invited("auto_join_defaults", false, true),
  },
  "load-admin-users": {
    hint: { reason: "The code of an action is for the mail of the request, which is sent by another call." },
    only_site_owners: shown(false, true, (only_site_owners, world) =>
      as(world, world.ed).call(loadAdminUsers, { only_site_owners: only_site_owners === true }),
    ),
    right: asksRight,
    page_id: {
      file: "src/features/sharing/rights-requests/page-editors.test.ts",
      test: "can ask those who edit it, who wrote it first, and administrators",
    },
  },
  "ask-to-read": {
    page_id: asksToRead,
    slug: asksToRead,
  },
  "request-rights": {
    hint: asked("ed", "hint", "create-page", "change-page"),
    admin_id: shown("olga", "ada", async (name, world) => {
      const admin_id = world[name as "olga" | "ada"].id;
      await as(world, world.vera).call(requestRights, { admin_id });
      return (await world.announced()).at(-1)?.facts;
    }),
    only_site_owners: asked("xavi", "only_site_owners", false, true),
    right: asksRight,
    page_id: {
      file: "src/features/sharing/rights-requests/page-editors.test.ts",
      test: "sends one of them a mail that leads to the permissions of the page",
    },
  },
  "load-pages": {
    cat_id: shown({}, { cat_id: 999_999 }, list),
    tag_id: shown({}, { tag_id: 1 }, list),
    by: shown({ by: "alphabet" }, { by: "created" }, list),
    show_all_when_many: {
      file: "src/features/pages/browsing/handlers.test.ts",
      test: "stops at 250, counts on",
    },
  },
  "find-mentionable": {
    q: shown("vera", "ada", (q, world) => as(world, world.ed).call(findMentionable, { q: String(q) })),
  },
  "name-mentions": {
    keys: {
      file: "src/features/pages/mentions/mentions.test.ts",
      test: "the draft's mentions are named by one call",
    },
  },
  "search-pages": {
    q: shown("page", "nothing like it", async (q, world) => {
      await newPage(world);
      const answer = await as(world, world.ada).call(searchPages, { q: String(q) });
      return answer.success && answer.search_pages.length > 0;
    }),
  },
  "list-pages": {
    q: shown("page", "nothing like it", async (q, world) => {
      await newPage(world);
      const answer = await as(world, world.ada).call(listPages, { q: String(q) });
      return answer.success && answer.pages_list.length > 0;
    }),
  },
  "search-everything": {
    q: shown("page", "nothing like it", search("q")),
    max_by_type: shown(1, 5, search("max_by_type")),
    max_results: shown(1, 5, search("max_results")),
    all_subsites: { reason: "A site without subsites is searched as a whole in any case." },
  },
};
