import type { FrameContext, FrameReads } from "#calls/frame-read.ts";
import { brandHtml } from "#features/sites/model/brand-html.ts";
import type { Frame, FrameGround, FrameParts, FrameSite, Me } from "#kernel/frame.ts";
import { iconAddress, sheetAddress } from "#kernel/look-sheet.ts";
import type { SessionPerson } from "#features/sessions/store.ts";
import type { SiteRow } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Locale, englishLocale } from "#kernel/language.ts";
import { languageOf } from "#kernel/languages.ts";
import type { SiteLook } from "#kernel/site-look.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Wire } from "#calls/wire.ts";
import type { System } from "../system.ts";
import { personOf } from "../web/session.ts";

type Around = {
  readonly magic: string;
  readonly language: string;
  readonly look: SiteLook | null;
  /** What the host tells everybody; empty for nothing. */
  readonly topMessage: string;
};

/** The frame as far as it is known without reading; before there is a site, an empty one. */
export function groundOf(
  site: SiteRow | null,
  actor: Actor,
  { magic, language, look, topMessage }: Around,
): FrameGround {
  const person = personOf(actor);
  return {
    site: siteShown(site?.name ?? "Atrium", look),
    me: person && meOf(person, { topMessage, takesFeedback: site?.takesFeedback ?? false }),
    viewer: {
      siteId: actor.siteId,
      personId: actor.personId,
      ...(actor.realPersonId !== undefined && { realPersonId: actor.realPersonId }),
      role: actor.role,
      withSubsites: actor.withSubsites,
      editorsArrange: actor.editorsArrange ?? false,
      guestPageId: actor.guestPageId,
      ...placeOf(actor),
    },
    locale: {
      ...localeOf(site, person, language),
      ...(actor.subsiteSlug && { subsiteSlug: actor.subsiteSlug }),
    },
    magic,
  };
}

/** The browser knows the subsite that is shown and one's role there, and nothing of others. */
function placeOf({ subsiteId, subsiteSlug, subsiteRoles }: Actor) {
  if (!subsiteId || !subsiteSlug) return {};
  const role = subsiteRoles?.[subsiteId];
  return { subsiteId, subsiteSlug, ...(role && { subsiteRoles: { [subsiteId]: role } }) };
}

type Hosting = Pick<System, "sites" | "topMessage">;

export function lookOf({ sites }: Pick<System, "sites">, site: SiteRow | null): SiteLook | null {
  return site && sites.lookOf(site.id);
}

export function aroundOf(
  system: Hosting,
  site: SiteRow | null,
  { magic, wire }: { readonly magic: string; readonly wire: Pick<Wire, "language"> },
): Around {
  const { topMessage } = system;
  return { magic, language: wire.language(), look: lookOf(system, site), topMessage };
}

/** What everybody is shown of a site; the header picture comes with the home page (`withPicture`). */
function siteShown(name: string, look: SiteLook | null): FrameSite {
  const brand = brandHtml(name, look);
  return { name, brand, sheet: look && sheetAddress(look), icon: look && iconAddress(look), picture: null };
}

/** The header picture belongs to the home page: it is for those who read that. */
export function withPicture(frame: Frame, data: Record<string, unknown>, look: SiteLook | null): Frame {
  const isHome = data["address"] === "/" && Boolean(data["page"]);
  return isHome && look?.picture ? { ...frame, site: { ...frame.site, picture: look.picture } } : frame;
}

type Told = { readonly topMessage: string; readonly takesFeedback: boolean };

/** Whoever sees the site as another person is not told what that person is (ACCT-08). */
function meOf(person: SessionPerson, { topMessage, takesFeedback }: Told): Me {
  const { personId: id, realId, name, email, photo, signKeys, hiddenMessage, ignoresZone } = person;
  const isOneself = realId === id;
  return {
    id,
    name,
    email,
    photo,
    signKeys,
    topMessage: isOneself && hiddenMessage !== topMessage ? topMessage : "",
    checksZone: isOneself && !ignoresZone,
    takesFeedback: isOneself && takesFeedback,
  };
}

type Part = Partial<FrameParts>;

/** What rooms bring to the frame, all of it under way at once; to be waited for before the transaction ends (`sideBySide`). */
export function readParts(reads: FrameReads, context: FrameContext): Promise<Part>[] {
  return (Object.keys(reads) as (keyof FrameReads)[]).map((name) => readPart(reads, name, context));
}

export function frameOf(ground: FrameGround, parts: readonly Part[]): Frame {
  return Object.assign({}, ground, ...parts) as Frame;
}

async function readPart(reads: FrameReads, name: keyof FrameReads, context: FrameContext): Promise<Part> {
  try {
    return { [name]: await reads[name](context) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Error(`The frame's ${name} refused with ${error.code}`, { cause: error });
  }
}

/** The person's own settings, else the site's (TIME-12). */
function localeOf(site: SiteRow | null, person: SessionPerson | null, language: string): Locale {
  return {
    language,
    direction: site?.isRightToLeft ? "rtl" : languageOf(language).direction,
    timeZone: person?.timeZone ?? site?.timeZone ?? englishLocale.timeZone,
    hour12: person?.hour12 ?? englishLocale.hour12,
    dateOrder: person?.dateOrder ?? englishLocale.dateOrder,
  };
}
