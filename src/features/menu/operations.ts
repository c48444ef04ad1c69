import type { FrameContext } from "#calls/frame-read.ts";
import { folderWords } from "#features/folders/wording.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { NavigationItem } from "#kernel/frame.ts";
import { expanded, inSubsite } from "#kernel/subsite-address.ts";
import type { Say } from "#kernel/language.ts";
import { openKeptByText } from "#kernel/kept-by-text.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { sayIn } from "#languages/say-in.ts";
import { barHtml } from "./model/bar-html.ts";
import { footerHtml } from "./model/footer-html.ts";
import { defaultMenu } from "./model/default-menu.ts";
import type { Targets } from "./model/menu-item.ts";
import { phoneBarHtml } from "./model/phone-bar-html.ts";
import { shownMenu } from "./model/shown-menu.ts";
import { waysOnHtml } from "./model/ways-on-html.ts";
import { wayInHtml } from "./model/way-in-html.ts";
import { menuWords } from "./wording.ts";
import { defaultNavigation, mayEditMenu, seesMenu } from "./rules.ts";
import { type MenuRow, besideFor, findMenu } from "./store.ts";

/** Where somebody can go from every screen. */
export function readNavigation({ actor }: FrameContext): readonly NavigationItem[] {
  return defaultNavigation(actor);
}

export function readPhoneBar({ actor, wire }: FrameContext): string {
  return phoneBarHtml(actor, sayIn(wire.language()));
}

/** Characters of bars that are kept, and of what they were drawn from. */
const keptMost = 1_000_000;
const bars = openKeptByText<string>(keptMost, (from, html) => from.length + html.length);

/** The menu bar of the site as its reader sees it, as finished HTML; empty where there is none. Drawn once from the same: a menu has many items, and changes seldom. */
export async function readMenuBar(context: FrameContext): Promise<string> {
  const { actor, wire } = context;
  if (!seesMenu(actor)) return "";
  const row = await rowFor(context);
  const from = JSON.stringify([row, actor, wire.language()]);
  const kept = bars.find(from);
  if (kept !== undefined) return kept;
  const html = drawnBar(row, context);
  bars.keep(from, html);
  return html;
}

function drawnBar(row: MenuRow | null, { actor, wire }: FrameContext): string {
  const say = sayIn(wire.language());
  return barHtml(itemsOf(row, actor, say), {
    say,
    mayEdit: mayEditMenu(actor).allowed,
    home: expanded(actor.subsiteSlug, "/"),
  });
}

/** For visitors: the menu once more, in columns, and the languages. */
export async function readFooter(context: FrameContext): Promise<string> {
  const { actor, wire } = context;
  if (actor.role !== "public") return "";
  const language = wire.language();
  const say = sayIn(language);
  const items = itemsOf(await rowFor(context), actor, say);
  return footerHtml(items, { say, language, slug: actor.subsiteSlug });
}

/** For visitors who find nothing where they are. */
export async function readWaysOn(context: FrameContext): Promise<string> {
  const { actor, wire } = context;
  if (actor.role !== "public") return "";
  const say = sayIn(wire.language());
  const browse = { address: expanded(actor.subsiteSlug, "/pages/"), label: say(menuWords.browse) };
  return waysOnHtml(itemsOf(await rowFor(context), actor, say), browse);
}

/** For those who are not signed in; it costs nothing. */
export async function readWayIn({ actor, wire }: FrameContext): Promise<string> {
  if (isSignedIn(actor)) return "";
  const language = wire.language();
  return wayInHtml({ say: sayIn(language), language, isVisitor: actor.role === "public" });
}

const underWay = new WeakMap<FrameContext, Promise<MenuRow | null>>();

/** Read once for all parts of one frame, which have their context in common. It comes with whoever asks, in one statement; who has no session asks for it. */
function rowFor(context: FrameContext): Promise<MenuRow | null> {
  const reading = underWay.get(context) ?? readRowFor(context);
  underWay.set(context, reading);
  return reading;
}

async function readRowFor({ actor, tx, wire }: FrameContext): Promise<MenuRow | null> {
  const beside = await besideFor(actor, wire.beside?.menu);
  return beside === undefined ? findMenu(actor, tx) : beside;
}

function itemsOf(row: MenuRow | null, actor: Actor, say: Say) {
  const { items } = row ?? defaultMenu;
  return shownMenu(items, { viewer: actor, targets: targetsOf(row, { actor, say }), say });
}

/** What items lead to, by id; Main is called in the reader's language. */
export function targetsOf(
  row: Pick<MenuRow, "pages" | "folders" | "tags" | "hasHome"> | null,
  { actor, say }: { actor: Pick<Actor, "subsiteSlug">; say: Say },
): Targets {
  const pages = (row?.pages ?? []).map(
    ([id, title, slug, subsiteSlug]) =>
      [id, { title, address: pageAddress({ id, slug, subsiteSlug }) }] as const,
  );
  const folders = (row?.folders ?? []).map(([id, name, isMain]) => {
    const address = inSubsite(actor.subsiteSlug, isMain ? "/pages/tree/" : `/pages/tree/${id}/`);
    return [id, { name: isMain ? say(folderWords.main) : name, address }] as const;
  });
  const tags = (row?.tags ?? []).map(
    ([id, name]) => [id, { name, address: inSubsite(actor.subsiteSlug, tagAddress({ id })) }] as const,
  );
  const hasHome = row?.hasHome ?? true;
  return { pages: new Map(pages), folders: new Map(folders), tags: new Map(tags), hasHome };
}
