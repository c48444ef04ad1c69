/** What only edit mode shows: its own room but for what readers see of it, and of a widget all but its view. */
const editing = [
  /^src\/features\/writing\/(?!presence\/parts\/|parts\/unsent-words)/,
  /^src\/widgets\/(?![^/]+\/view\.css$|kit\/(?:prose|block-frame)\.css$)/,
];
/** What people set up and look up now and then, settings, cards and pages of people among it: its screens link it, and what opens lazily brings it along. */
const settingUp = new RegExp(
  `^src/(?:ui/(?:selection-bar|icon-set/)|features/(?:${[
    "(?:theme|importing|starting|undertakings|versions|sites/kept-mail|subsites/belonging|notifications/waiting-mail)/screens/",
    "(?:audit|company|company/joining|uploads)/screens/",
    "people/(?:choosing|groups|reporting)/parts/",
    "people/groups/screens/",
    "subsites/enrolling/parts/",
    "people/impersonation/(?:screens|parts)/",
    "people/screens/people-(?:filters|table)",
    "notifications/(?:parts|screens)/",
    "people/(?:account|avatars|ownership|reminders|profiles|removal)/screens/",
    "people/profiles/parts/",
    "people/(?:away|away-setting|celebrations)/parts/",
    "activity/profile/screens/",
    "properties/(?:permissions|person-shares)/screens/",
    "people/several/parts/",
    "subsites/cards/parts/",
    "creating/propagating/parts/",
    "subsites/(?:membership/)?screens/",
    "sites/(?:screens/|parts/settings-sheet)",
    "notifications/preferences/(?:parts|screens)/",
    "sessions/two-step/(?:parts|screens)/",
    "sharing/(?:(?:guests|public-link)/parts/|parts/person-search)",
    "menu/parts/shortcuts-dialog",
    "palette/parts/",
    "pages/(?:batches|picking)/parts/",
    "templates/parts/",
    "menu/parts/(?:menu-editor|item-dialog)",
    "sharing/(?:addresses|reasons|notify-status)/parts/",
  ].join("|")}))`,
);
/** What stands in the margin of some pages: its script brings it along. */
const inMargin = /^src\/features\/comments\/parts\//;
/** Kinds that few pages hold: bodies carry what readers need of their styles (decision 0128), and edit mode fetches them with their editors. */
const withTheirKind = new RegExp(
  `^src/widgets/(?:${[
    "accordion/",
    "button/",
    "code-snippet/code",
    "countdown/",
    "file-list/",
    "image/gallery",
    "kit/(?:embed|held-file|letter-styles|style-panel|titled-parts)",
    "math/",
    "pdf/",
    "people-cards/",
    "people-this-week/",
    "rss/",
    "shape/",
    "tabs/",
    "video/",
  ].join("|")})`,
);
/** Looked at in development only. */
const development = /^src\/app\/development\//;

/**
 * Into which file a style sheet of ours goes, by its path below the root (decision 0035): `reading` is linked by every page, `editing`
 * comes with edit mode, `setting-up` with its screens, `kinds` with the editors of few pages, `comments` with the margin. Null for what is no style sheet of ours.
 */
export function sheetOf(path) {
  if (!path.startsWith("src/") || !path.endsWith(".css")) return null;
  if (development.test(path)) return "development";
  if (settingUp.test(path)) return "setting-up";
  if (inMargin.test(path)) return "comments";
  if (withTheirKind.test(path)) return "kinds";
  return editing.some((place) => place.test(path)) ? "editing" : "reading";
}

/** Whether a screen, by its path, is one of those that link `setting-up`. */
export function setsUp(path) {
  return settingUp.test(path);
}

/** The path of a module below the root. */
export function below(root, id) {
  return id.slice(root.length).replaceAll("\\", "/").replace(/^\//, "").replace(/\?.*$/, "");
}

/** For Rolldown: gathers the style sheets in these files, whichever parts of the product ask for them. */
export function gatherSheets(root) {
  // Styles that a script carries go where the script goes.
  const name = (id) => (id.includes("?inline") ? null : sheetOf(below(root, id)));
  return { name, debugName: "style sheets" };
}

/** The classes that only these style sheets of edit mode know; `sheets` are all of ours, by path. */
export function classesOfEditing(sheets) {
  const known = {
    reading: new Set(),
    editing: new Set(),
    "setting-up": new Set(),
    kinds: new Set(),
    comments: new Set(),
    development: new Set(),
  };
  for (const [path, text] of Object.entries(sheets))
    for (const name of classesIn(text)) known[sheetOf(path)].add(name);
  return [...known.editing].filter((name) => !known.reading.has(name));
}

/** The classes of a style sheet, written or built. */
export function classesIn(text) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
  return new Set([...plain.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}
