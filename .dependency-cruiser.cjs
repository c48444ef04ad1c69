// The arrows of the house. A room knows only rooms of lower floors; rooms of one floor do not know each other. A room that stands
// on no floor is an error: find its floor first.
const floors = [
  ["sites"],
  ["sessions", "files"],
  ["undertakings"],
  ["people"],
  ["subsites"],
  ["company"],
  ["access"],
  ["folders", "tags"],
  ["pages"],
  ["sharing", "menu", "theme", "palette"],
  ["properties"],
  ["writing"],
  ["versions", "entries", "comments"],
  ["composing"],
  ["templates"],
  ["creating"],
  ["importing", "seeding", "starting"],
  ["reading"],
  ["reactions", "calendar", "apps"],
  ["search"],
  ["activity"],
  ["notifications", "audit", "uploads", "feedback", "demo"],
];

// Whose tables a room reads and writes beside its own, through the other room's stores. What is in no list asks the other room's
// operations, or hears its events.
const storesOf = {
  sessions: ["sites"],
  people: ["sessions", "sites", "files"],
  subsites: ["sites", "people"],
  company: ["sessions", "sites", "people"],
  access: ["subsites", "sessions"],
  tags: ["access"],
  pages: ["subsites", "sessions", "files", "people", "access", "folders", "tags"],
  menu: ["subsites", "access", "folders", "tags", "pages"],
  theme: ["sessions"],
  sharing: ["subsites", "sites", "sessions", "people", "access", "folders", "pages"],
  properties: ["subsites", "access", "folders", "tags", "pages", "sharing"],
  writing: ["pages"],
  versions: ["pages", "writing"],
  entries: ["sessions", "pages", "writing"],
  comments: ["sessions", "access", "pages"],
  templates: ["sites", "access", "folders", "tags", "pages"],
  creating: ["subsites", "access", "folders", "tags", "pages", "properties", "writing", "versions"],
  composing: ["folders", "pages"],
  importing: ["sites", "sessions", "access", "folders", "pages", "properties"],
  seeding: ["sites", "people"],
  starting: ["sites", "subsites", "access", "folders", "pages", "sharing"],
  reading: ["pages", "starting"],
  search: ["people", "folders", "tags", "pages"],
  activity: ["access", "people", "subsites"],
  notifications: ["sites", "sessions", "subsites", "access", "comments"],
  audit: ["sites", "sharing"],
  uploads: ["subsites", "access", "pages"],
  feedback: ["sites", "sessions", "people"],
  demo: ["sites", "people", "subsites", "menu", "theme", "access", "pages", "sharing", "properties"],
};

const tests = "\\.test\\.tsx?$";
const core = [
  "^src/kernel/",
  "^src/features/.+/(contract|rules|events|wording|screen)\\.ts$",
  "^src/features/.+/model/",
  "^src/features/.+/commands/",
  "^src/documents/",
  "^src/widgets/(widget|schemas)\\.ts$",
  "^src/widgets/[^/]+/schema\\.ts$",
];
const browser = [
  "^src/(client|ui|app)/",
  "^src/features/.+/(screens|parts|tab)/",
  "^src/widgets/.+/(view|editor)\\.tsx$",
];

const rooms = floors.flat();
const roomsInOrder = floors.flatMap((nouns, floor) =>
  nouns.map((noun) => {
    const higher = floors
      .slice(floor)
      .flat()
      .filter((other) => other !== noun);
    return {
      name: `${noun}-knows-nothing-higher`,
      severity: "error",
      comment: `${noun} stands below ${higher.join(", ")}, or beside them. Announce an event and let the higher room listen, or move what both need down.`,
      from: { path: `^src/features/${noun}/`, pathNot: tests },
      to: { path: `^src/features/(${higher.join("|")})/` },
    };
  }),
);
const storesInList = rooms.map((noun) => ({
  name: `stores-that-${noun}-uses`,
  severity: "error",
  comment: `${noun} uses the stores of ${(storesOf[noun] ?? []).join(", ") || "no other room"}. Call the other room's operations, or add it to the list with a reason.`,
  from: { path: `^src/features/${noun}/`, pathNot: tests },
  to: {
    path: "^src/features/.+/[a-z-]*store\\.ts$",
    pathNot: `^src/features/(${[noun, ...(storesOf[noun] ?? [])].join("|")})/`,
    dependencyTypesNot: ["type-only"],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomsInOrder,
    ...storesInList,
    {
      name: "every-room-has-a-floor",
      severity: "error",
      comment:
        "This room stands on no floor: add it to the list at the top of this file, below every room that may know it.",
      from: {},
      to: { path: "^src/features/", pathNot: `^src/features/(${rooms.join("|")})/` },
    },
    {
      name: "documents-know-no-room",
      severity: "error",
      comment:
        "The model of a page's document stands below every room: kernel and the pure half of widgets are all it knows.",
      from: { path: "^src/documents/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/(documents|kernel|widgets)/" },
    },
    {
      name: "widgets-know-no-room",
      severity: "error",
      comment:
        "A widget knows the page it stands on through its props and PageTools alone. Rooms borrow from widgets, not the other way round.",
      from: { path: "^src/widgets/", pathNot: tests },
      to: {
        path: "^src/(features|documents|app|server)/",
        // What readers write into a living widget is kept by entries; its actions and its server's half borrow from there. The
        // blocks of a home page show what rooms hold, and ask one file for it; feeds of other sites are kept by pages.
        pathNot: "^src/features/(entries/(contract|store)|pages/(overview|feeds)/operations)\\.ts$",
      },
    },
    {
      name: "doors-between-features",
      severity: "error",
      comment:
        "From another room only its contract, rules, events, wording, stores, operations, screen, model and parts may be imported. What you need belongs into one of them, there.",
      from: { path: "^src/features/([^/]+)/", pathNot: tests },
      to: {
        path: "^src/features/",
        pathNot: [
          "^src/features/$1/",
          "^src/features/.+/(contract|rules|events|wording|screen|[a-z-]*(store|operations))\\.ts$",
          "^src/features/.+/(parts|model)/",
        ],
      },
    },
    {
      name: "only-stores-touch-the-database",
      severity: "error",
      comment:
        "SQL belongs into the feature's store.ts; only the machinery that opens transactions knows the database beside it. Others pass on the `Tx` that they were given (database/transaction.ts, types only).",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(database|testing|outbox|jobs|realtime|storage|backup|doctor|calls|server)/",
          "^src/features/.+/([a-z-]*store|scope|jobs|cli|listeners)\\.ts$",
          // An import of files goes in steps, each its own transaction.
          "^src/features/importing/files-operations\\.ts$",
          tests,
        ],
      },
      to: { path: "^src/database/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "handlers-know-only-the-transaction",
      severity: "error",
      comment: "Of the database a handler knows the type `Tx`; everything else is its store's.",
      from: { path: "^src/features/.+/handlers\\.ts$" },
      to: { path: "^src/database/", pathNot: "^src/database/transaction\\.ts$" },
    },
    {
      name: "core-is-pure",
      severity: "error",
      comment:
        "Contract, rules, events, wording, screen, model, commands, widget schema and kernel import no I/O, no React, no server and no browser. Reading belongs into the store, showing into screens.",
      from: { path: core, pathNot: tests },
      to: {
        path: [
          "^src/(database|calls|server|jobs|mail|realtime|storage|secrets|client|ui|app|testing)/",
          // What a provider has said is a type; reading it is not pure.
          "^src/saml/(?!asserted)",
          "^src/features/.+/([a-z-]*(store|operations)|scope|handlers|listeners|jobs|live|cli)\\.ts$",
          "^src/features/.+/(screens|parts)/",
          "^src/widgets/.+/(view|editor|server)\\.tsx?$",
          "node_modules/(react|react-dom|pg|kysely|fastify|nodemailer)",
        ],
      },
    },
    {
      name: "core-without-node",
      severity: "error",
      comment:
        "The pure core runs in the browser too: no module of Node. What needs one belongs into the store or secrets/.",
      from: { path: core, pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "kernel-imports-nothing-of-ours",
      severity: "error",
      comment: "The kernel is the ground. What knows a feature belongs into that feature.",
      from: { path: "^src/kernel/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/kernel/" },
    },
    {
      name: "widgets-know-no-widget",
      severity: "error",
      comment:
        "A widget never imports another one. What both need belongs into widgets/widget.ts, the ui folder or a feature's parts. Texts inside of others are the paragraph's (decision 0131).",
      from: { path: "^src/widgets/([^/]+)/", pathNot: tests },
      to: { path: "^src/widgets/[^/]+/", pathNot: "^src/widgets/($1|kit|paragraph)/" },
    },
    {
      name: "server-stays-out-of-the-browser",
      severity: "error",
      comment:
        "The server reaches the screens through server/screens/render.ts alone, which loads the built bundle. Move what both sides need into the contract, rules or kernel.",
      from: {
        path: [
          "^src/(server|calls|database|jobs|mail|realtime|storage|secrets|backup|doctor)/",
          "^src/features/.+/([a-z-]*(store|operations)|scope|handlers|listeners|jobs|live|cli)\\.ts$",
        ],
        pathNot: tests,
      },
      to: { path: browser },
    },
    {
      name: "browser-stays-out-of-the-server",
      severity: "error",
      comment:
        "Screens ask through their call. Move what both sides need into the contract, rules or kernel.",
      from: { path: browser, pathNot: tests },
      to: {
        path: [
          "^src/(server|calls|database|jobs|mail|realtime|storage|saml|secrets|testing)/",
          "^src/features/.+/([a-z-]*(store|operations)|scope|handlers|listeners|jobs|live|cli)\\.ts$",
        ],
      },
    },
    {
      name: "one-language-in-the-browser",
      severity: "error",
      comment:
        "Catalogues stay on the server: the browser's files are built once for each language, with its sentences in place of the English ones (decision 0022). Say sentences with useSay().",
      from: { path: browser, pathNot: [tests, "^src/app/entry-server\\.tsx$"] },
      to: { path: "^src/languages/(say-in|catalogues|gathered)\\." },
    },
    {
      name: "ui-knows-no-product",
      severity: "error",
      comment:
        "The ui folder could ship elsewhere: it imports the kernel and itself. What knows a noun belongs into that feature's parts.",
      from: { path: "^src/ui/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/(ui|kernel)/" },
    },
    {
      name: "saml-knows-no-product",
      severity: "error",
      comment:
        "What reads SAML knows no room and no site: a room tells it whom it expects, and says what follows.",
      from: { path: "^src/saml/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/saml/" },
    },
    {
      name: "client-knows-no-screen",
      severity: "error",
      comment:
        "The browser's ground imports contracts and the kernel. What draws belongs into ui, screens or app.",
      from: { path: "^src/client/", pathNot: tests },
      to: { path: ["^src/(ui|app)/", "^src/features/.+/(screens|parts)/"] },
    },
    {
      name: "only-main-and-tests-import-tests",
      severity: "error",
      comment: "src/testing and test files are for tests; the product never imports them.",
      from: { path: "^src/", pathNot: ["^src/testing/", tests] },
      to: { path: ["^src/testing/", tests] },
    },
    {
      name: "everything-resolves",
      severity: "error",
      comment: "This import leads nowhere; arrows that cannot be followed cannot be checked.",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-circles",
      severity: "error",
      comment: "A circle between files (types aside) hides a noun: name it and let both import it.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^dist/", "\\?"] },
    tsPreCompilationDeps: true,
    // What our files import is said in one way, and what no rule asks for need not be worked out: a fifth of the time.
    moduleSystems: ["es6"],
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // Files do not change while they are looked at, however slow the machine is.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
      mainFields: ["module", "main", "types"],
    },
  },
};
