import type { FrameContext, FrameReads } from "#calls/frame-read.ts";
import type { Frame, FrameGround, FrameParts, Me } from "#kernel/frame.ts";
import type { SessionPerson } from "#features/sessions/store.ts";
import type { SiteRow } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Locale, englishLocale } from "#kernel/language.ts";
import { languageOf } from "#kernel/languages.ts";
import { Refusal } from "#kernel/refusal.ts";
import { personOf } from "../web/session.ts";

/** The frame as far as it is known without reading; before there is a site, an empty one. */
export function groundOf(
  site: SiteRow | null,
  actor: Actor,
  { magic, language }: { magic: string; language: string },
): FrameGround {
  const person = personOf(actor);
  return {
    site: { name: site?.name ?? "Atrium" },
    me: person && meOf(person),
    viewer: {
      siteId: actor.siteId,
      personId: actor.personId,
      role: actor.role,
      withSubsites: actor.withSubsites,
      guestPageId: actor.guestPageId,
    },
    locale: localeOf(site, person, language),
    magic,
  };
}

function meOf({ personId: id, name, email, signKeys }: SessionPerson): Me {
  return { id, name, email, signKeys };
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
    direction: languageOf(language).direction,
    timeZone: person?.timeZone ?? site?.timeZone ?? englishLocale.timeZone,
    hour12: person?.hour12 ?? englishLocale.hour12,
    dateOrder: person?.dateOrder ?? englishLocale.dateOrder,
  };
}
