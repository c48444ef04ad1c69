import { join } from "node:path";
import { below, sheetOf } from "./build-sheets.mjs";

/** Where readers begin: visitors, what brings widgets to life for them, members, and what most of these open first. */
const entries = {
  visitor: "src/app/entry-visitor.ts",
  living: "src/app/living-visitor.tsx",
  holes: "src/widgets/holes.ts",
  member: "src/app/entry-browser.tsx",
  page: "src/features/reading/screens/page-screen.tsx",
};
const home = "src/features/reading/homepage/screens/home-screen.tsx";
/** What shares signs and buttons with reading, and is no part of it. */
const besideReading = ["src/features/activity/profile/screens/profile-screen.tsx"];

/** What somebody opens day by day beside pages: lists of pages, lists of people, and the rest with the way in. */
const days = {
  browsing: ["src/features/pages/browsing/screens/browse-screen.tsx"],
  directory: [
    "src/features/people/screens/people-screen.tsx",
    "src/features/subsites/membership/screens/subsite-people-screen.tsx",
  ],
  daily: [
    "src/features/activity/screens/activity-screen.tsx",
    "src/features/notifications/screens/notifications-screen.tsx",
    home,
    "src/features/sessions/screens/sign-in-screen.tsx",
    "src/features/subsites/screens/subsites-screen.tsx",
  ],
};

/** What brings widgets to life, for visitors and members alike, comes in one file: the framework most of all. */
export function gatherLiving(root) {
  return gathered("living", root, ({ living, ofVisitors }) => without(living, ofVisitors));
}

/**
 * What every member's first screen imports comes in one file, with what a page shares with other screens of every day. A browser asks for six
 * files at a time, and each costs it some milliseconds before anything is painted. What visitors load too stays apart, so that they load no
 * more than that.
 */
export function gatherStart(root) {
  return gathered("start", root, ({ start, ofVisitors, living, kinds }) =>
    without(start, ofVisitors, living, kinds),
  );
}

/** What else reading a page takes comes in one file more: lists and the way in do without it. */
export function gatherReading(root) {
  return gathered("reading", root, ({ reading, start, ofVisitors, living, kinds }) =>
    without(reading, start, ofVisitors, living, kinds),
  );
}

/**
 * Of both, our own modules that kinds of widgets load for visitors as well, and what draws icons; other packages are large, and each kind brings
 * its own.
 */
export function gatherCommon(root) {
  return gathered("common", root, ({ start, reading, ofVisitors, living, kinds }) =>
    without([...start, ...reading], ofVisitors, living).filter(
      (id) => kinds.has(id) && (!id.includes("node_modules") || drawsIcons.test(id)),
    ),
  );
}

const drawsIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/;

/** Large packages that edit mode wants, and pages with Markdown in them: no menu and no dialog does. */
const packages = {
  drafts: /[\\/]node_modules[\\/](yjs|lib0|fractional-indexing)[\\/]/,
  markdown: /[\\/]node_modules[\\/](markdown-it|linkify-it|entities|punycode\.js|uc\.micro|mdurl)[\\/]/,
};
export const gatherPackages = Object.entries(packages).map(([name, test]) => ({
  name,
  test,
  debugName: name,
}));

/**
 * What so many of a member's screens share comes in one file, in another what dialogs and settings share and no screen of every day
 * asks for at once, and in a third what settings alone share. Dozens of small ones cost half a kilobyte each in headers and in what packing cannot see.
 */
export function gatherShared(root) {
  const reached = once(root);
  const forVisitors = ({ ofVisitors, living, kinds }, id) =>
    [ofVisitors, living, kinds].some((set) => set.has(id));
  return {
    name: (id, graph) => {
      if (isApart(id)) return null;
      const all = reached(graph);
      // What several editors of kinds share is edit mode's, with its style sheets.
      if (forVisitors(all, id) || below(root, id).startsWith("src/widgets/")) return null;
      const asking = Object.keys(days).filter((day) => all[day].has(id));
      // What lists of pages alone draw at once is in their file, however many of their parts come later and use it, too.
      if (asking.join() === "browsing" && below(root, id).startsWith("src/features/")) return null;
      // Fields and what else is filled in come with the way in and with dialogs, not with lists.
      if (asking.join() === "daily") return "fields";
      if (asking.length > 0) return "shared";
      return bringsSettingUp(id, root, graph) ? "settings" : "seldom";
    },
    minShareCount: 7,
    debugName: "shared by screens",
  };
}

/** Whether a module brings along the style sheet of what people set up now and then, which would otherwise come with all that is shared. */
function bringsSettingUp(id, root, graph) {
  const all = reachedFrom([id], (each) => graph.getModuleInfo(each), { now: true });
  return [...all].some((each) => sheetOf(below(root, each)) === "setting-up");
}

/**
 * Small modules of the screens of every day, which dialogs have too, come in one file for each kind of them, and what several kinds have in one
 * more: by itself each would be a request before anything is painted, and no kind brings what another one shows.
 */
export function gatherDays(root) {
  const kinds = Object.keys(days);
  const others = (reached, day) => kinds.filter((kind) => kind !== day).map((kind) => reached[kind]);
  const ofSeveral = (reached, id) => kinds.filter((kind) => reached[kind].has(id)).length > 1;
  const chosen = {
    everyday: (reached) => kinds.flatMap((kind) => [...reached[kind]]).filter((id) => ofSeveral(reached, id)),
    ...Object.fromEntries(
      kinds.map((day) => [day, (reached) => without(reached[day], ...others(reached, day))]),
    ),
  };
  return Object.entries(chosen).map(([name, choose]) => {
    const small = (reached) =>
      without(
        choose(reached),
        reached.start,
        reached.reading,
        reached.ofVisitors,
        reached.living,
        reached.kinds,
      ).filter((id) => !id.endsWith("-screen.tsx") && !ofPanel.test(id));
    return { ...gathered(name, root, small), maxModuleSize: 6000, minShareCount: 2 };
  });
}

/** The panel of the bell and the screen that it leads to share what no other screen has. */
const ofPanel = /[\\/]features[\\/]notifications[\\/]/;

/** What checks values against shapes comes in one file, with what does so: no screen of every day. */
const readsShapes = /[\\/]node_modules[\\/]zod[\\/]|[\\/]src[\\/]kernel[\\/](fields|ids)\.ts$/;
export const gatherShapes = { name: "shapes", test: readsShapes, debugName: "shapes" };

const isApart = (id) => [readsShapes, ...Object.values(packages)].some((test) => test.test(id));

/** For Rolldown: an icon is a line or two; those of several screens come in one file, too. */
export const gatherIcons = {
  name: "icons",
  test: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
  minShareCount: 5,
  debugName: "icons",
};

/** These modules and all that they import, now or, unless it is left out, later. Exported for its test. */
export function reachedFrom(roots, infoOf, { now = false } = {}) {
  const reached = new Set(roots);
  for (const id of reached) {
    const info = infoOf(id);
    for (const next of [...(info?.importedIds ?? []), ...((now ? null : info?.dynamicallyImportedIds) ?? [])])
      reached.add(next);
  }
  return reached;
}

/** A group of Rolldown's: the modules that `choose` takes, but for the entries themselves. */
function gathered(file, root, choose) {
  const reached = once(root);
  // What is asked for by its own name keeps a file; the entry of members is the file that it begins.
  const asked = new Set([entries.living, entries.page, home].map((path) => join(root, path)));
  let chosen;
  const name = (id, graph) => {
    if (isApart(id)) return null;
    chosen ??= new Set(choose(reached(graph)).filter((each) => !asked.has(each)));
    return chosen.has(id) ? file : null;
  };
  return { name, debugName: file };
}

/** Which modules each kind of reader loads, worked out when the first module of a build is asked about. */
function once(root) {
  let found;
  return (graph) => {
    const infoOf = (id) => graph.getModuleInfo(id);
    const reach = (paths, options) =>
      reachedFrom(
        paths.map((path) => join(root, path)),
        infoOf,
        options,
      );
    found ??= reachedBy(reach);
    return found;
  };
}

function reachedBy(reach) {
  const now = { now: true };
  const screens = Object.values(days).flat();
  const lists = reach([...screens.filter((path) => path !== home), ...besideReading], now);
  const reading = reach([entries.page, home], now);
  return {
    reading,
    ofVisitors: reach([entries.visitor], now),
    living: reach([entries.living], now),
    kinds: reach([entries.visitor, entries.living, entries.holes]),
    start: new Set([...reach([entries.member], now), ...[...reading].filter((id) => lists.has(id))]),
    ...Object.fromEntries(Object.entries(days).map(([day, paths]) => [day, reach(paths, now)])),
  };
}

const without = (ids, ...others) => [...ids].filter((id) => others.every((each) => !each.has(id)));
