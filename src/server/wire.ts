import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wire } from "#calls/wire.ts";
import { guestSessionDays } from "#features/sharing/guests/rules.ts";
import type { SiteRow } from "#features/sites/store.ts";
import {
  guestCookie,
  knownBrowserCookie,
  sentCookie,
  sessionCookie,
  setGuestCookie,
  setKnownBrowserCookie,
  setSessionCookie,
} from "./cookies.ts";
import { languageOfPage, languageOfPerson, languageOfStranger } from "./spoken.ts";
import type { System } from "./system.ts";

export type Asking = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: SiteRow | null;
  /** What is asked for is a page of the site as everybody may see it, not a call or a screen around the sign-in. */
  readonly isPage?: boolean;
};

/** The border facts of one request, for handlers. */
export function wireOf(
  { withPseudo }: Pick<System, "withPseudo">,
  { request, reply, site, isPage = false }: Asking,
): Wire {
  const spoken = { site, withPseudo };
  let language = isPage ? languageOfPage(request, spoken) : languageOfStranger(request, spoken);
  let isRecognised = false;
  const session = sentCookie(request, sessionCookie);
  const guest = sentCookie(request, guestCookie);
  return {
    siteId: site?.id ?? 0,
    host: request.host,
    address: request.ip,
    device: request.headers["user-agent"] ?? "",
    language: () => language,
    recognised: (own) => {
      language = languageOfPerson(own, request, spoken);
      isRecognised = true;
    },
    isRecognised: () => isRecognised,
    sessionToken: session?.value ?? null,
    hasFormerCookie: session?.isFormer ?? false,
    guestToken: guest?.value ?? null,
    knownBrowser: sentCookie(request, knownBrowserCookie)?.value ?? null,
    siteAddress: site?.address ?? `${request.protocol}://${request.host}`,
    remembered: (name) => request.cookies[name] ?? null,
    setSession: (token) => setSessionCookie(request, reply, token),
    setGuest: (token, days) => setGuestCookie(request, reply, { token, days }),
    setKnownBrowser: (token) => setKnownBrowserCookie(request, reply, token),
    proven: (valid) => {
      if (valid.session && session?.isFormer) setSessionCookie(request, reply, session.value);
      if (valid.guest && guest?.isFormer)
        setGuestCookie(request, reply, { token: guest.value, days: guestSessionDays });
    },
  };
}
