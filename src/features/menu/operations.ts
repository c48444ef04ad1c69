import type { FrameContext } from "#calls/frame-read.ts";
import { folderWords } from "#features/folders/wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { NavigationItem } from "#kernel/frame.ts";
import { expanded, inSubsite } from "#kernel/subsite-address.ts";
import type { Say } from "#kernel/language.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { sayIn } from "#languages/say-in.ts";
import { barHtml } from "./model/bar-html.ts";
import { footerHtml } from "./model/footer-html.ts";
import { defaultMenu } from "./model/default-menu.ts";
import type { Targets } from "./model/menu-item.ts";
import { phoneBarHtml } from "./model/phone-bar-html.ts";
import { type ShownItem, shownMenu } from "./model/shown-menu.ts";
import { wayInHtml } from "./model/way-in-html.ts";
import { defaultNavigation, mayEditMenu, seesMenu } from "./rules.ts";
import { type MenuRow, besideFor, findMenu } from "./store.ts";

/** Where somebody can go from every screen. */
export function readNavigation({ actor }: FrameContext): readonly NavigationItem[] {
  return defaultNavigation(actor);
}

export function readPhoneBar({ actor, wire }: FrameContext): string {
  return phoneBarHtml(actor, sayIn(wire.language()));
}

/** The menu bar of the site as its reader sees it, as finished HTML; empty where there is none. */
export async function readMenuBar(context: FrameContext): Promise<string> {
  const { actor, wire } = context;
  if (!seesMenu(actor)) return "";
  const { items, overflow } = await menuFor(context);
  return barHtml(items, {
    say: sayIn(wire.language()),
    mayEdit: mayEditMenu(actor).allowed,
    overflow,
    home: expanded(actor.subsiteSlug, "/"),
  });
}

/** For visitors: the menu once more, in columns, and the languages. */
export async function readFooter(context: FrameContext): Promise<string> {
  const { actor, wire } = context;
  if (actor.role !== "public") return "";
  const { items } = await menuFor(context);
  return footerHtml(items, {
    say: sayIn(wire.language()),
    language: wire.language(),
    slug: actor.subsiteSlug,
  });
}

/** For those who are not signed in; it costs nothing. */
export async function readWayIn({ actor, wire }: FrameContext): Promise<string> {
  if (isSignedIn(actor)) return "";
  const language = wire.language();
  return wayInHtml({ say: sayIn(language), language, isVisitor: actor.role === "public" });
}

type MenuFor = { readonly items: readonly ShownItem[]; readonly overflow: boolean };
const underWay = new WeakMap<FrameContext, Promise<MenuFor>>();

/** Read once for all parts of one frame, which have their context in common. It comes with whoever asks, in one statement; who has no session asks for it. */
function menuFor(context: FrameContext): Promise<MenuFor> {
  const reading = underWay.get(context) ?? readMenuFor(context);
  underWay.set(context, reading);
  return reading;
}

async function readMenuFor({ actor, tx, wire }: FrameContext): Promise<MenuFor> {
  const beside = await besideFor(actor, wire.beside?.menu);
  const row = beside === undefined ? await findMenu(actor, tx) : beside;
  const say = sayIn(wire.language());
  const { items, overflow } = row ?? defaultMenu;
  return {
    items: shownMenu(items, { viewer: actor, targets: targetsOf(row, { actor, say }), say }),
    overflow,
  };
}

/** What items lead to, by id; Main is called in the reader's language. */
export function targetsOf(
  row: Pick<MenuRow, "pages" | "folders"> | null,
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
  return { pages: new Map(pages), folders: new Map(folders) };
}
