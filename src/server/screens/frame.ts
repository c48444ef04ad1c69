import type { Frame } from "#kernel/frame.ts";
import { defaultNavigation } from "#features/menu/rules.ts";
import type { SessionPerson } from "#features/sessions/store.ts";
import type { SiteRow } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type Locale, englishLocale } from "#kernel/language.ts";
import { languageOf } from "#kernel/languages.ts";
import { personOf } from "../web/session.ts";

/** The frame of a screen for an actor; before there is a site, an empty one. */
export function frameOf(
  site: SiteRow | null,
  actor: Actor,
  { magic, language }: { magic: string; language: string },
): Frame {
  const person = personOf(actor);
  return {
    site: { name: site?.name ?? "Atrium" },
    me: person ? { id: person.personId, name: person.name, email: person.email } : null,
    viewer: {
      siteId: actor.siteId,
      personId: actor.personId,
      role: actor.role,
      withSubsites: actor.withSubsites,
      guestPageId: actor.guestPageId,
    },
    locale: localeOf(site, person, language),
    magic,
    navigation: site ? defaultNavigation(actor) : [],
  };
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
