import type { FastifyReply, FastifyRequest } from "fastify";
import type { WidgetFault, Wire } from "#calls/wire.ts";
import { guestSessionDays } from "#features/sharing/guests/rules.ts";
import type { SiteRow } from "#features/sites/store.ts";
import {
  companyCookie,
  guestCookie,
  knownBrowserCookie,
  sessionCookie,
  setCompanyCookie,
  setGuestCookie,
  setKnownBrowserCookie,
  setSessionCookie,
  setWaitingCookie,
  waitingCookie,
} from "./cookies.ts";
import { type Reading, openReading } from "./reading.ts";
import { splitPrefix } from "./subsite-prefix.ts";
import { languageOfPage, languageOfPerson, languageOfStranger } from "./spoken.ts";
import { faultOf } from "../watching/fault.ts";
import type { System } from "../system.ts";

export type Asking = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: SiteRow | null;
  /** What is asked for is a page of the site as everybody may see it, not a call or a screen around the sign-in. */
  readonly isPage?: boolean;
  /** A frame stands around what is asked for: that of the subsite which the address names, or of the main group in any case. */
  readonly isFramed?: boolean | "of-main-group";
  /** Records what is looked at here; of interest where the answer may be kept. */
  readonly reading?: Reading;
};

type Hosting = Pick<System, "withPseudo" | "sendsMail" | "topMessage" | "note" | "metrics">;

/** The border facts of one request, for handlers. What is spread comes last: getters that are added to an object one by one cost several times as much. */
export function wireOf(
  { withPseudo, sendsMail, topMessage, note, metrics }: Hosting,
  { request, reply, site, isPage = false, isFramed = false, reading = openReading(request) }: Asking,
): Wire {
  const spoken = { site, withPseudo };
  let language = isPage ? languageOfPage(request, spoken) : languageOfStranger(request, spoken);
  let isRecognised = false;
  return {
    get host() {
      return reading.own(request.host);
    },
    get address() {
      return reading.own(request.ip);
    },
    get device() {
      return reading.own(request.headers["user-agent"] ?? "");
    },
    language: () => language,
    recognised: (own) => {
      language = languageOfPerson(own, request, spoken);
      isRecognised = true;
    },
    isRecognised: () => isRecognised,
    get sessionToken() {
      return reading.proof(sessionCookie)?.value ?? null;
    },
    get hasFormerCookie() {
      return reading.proof(sessionCookie)?.isFormer ?? false;
    },
    get guestToken() {
      return reading.proof(guestCookie)?.value ?? null;
    },
    get knownBrowser() {
      return reading.proof(knownBrowserCookie)?.value ?? null;
    },
    get waitingToken() {
      return safeIn(reading, waitingCookie);
    },
    get siteAddress() {
      return site?.address ?? reading.own(`${request.protocol}://${request.host}`);
    },
    remembered: reading.cookie,
    standsOn: reading.standsOn,
    ...keptForNobody({ note, metrics }, reading),
    ...siteOf(site, { sendsMail, topMessage }),
    ...placeOf(request, isFramed),
    ...givingCookies({ request, reply, reading }),
  };
}

function keptForNobody(hosting: Pick<System, "note" | "metrics">, reading: Reading) {
  return {
    passing: () => reading.own(undefined),
    broken: (fault: WidgetFault) => noteBroken(hosting, { ...fault, error: reading.own(fault.error) }),
  };
}

type Giving = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly reading: Reading };

function givingCookies({ request, reply, reading }: Giving) {
  return {
    setSession: (token) => setSessionCookie(request, reply, reading.own(token)),
    setGuest: (token, days) => setGuestCookie(request, reply, { token: reading.own(token), days }),
    setWaiting: (token) => setWaitingCookie(request, reply, reading.own(token)),
    companyToken: () => safeIn(reading, companyCookie),
    setCompany: (token) => setCompanyCookie(request, reply, reading.own(token)),
    setKnownBrowser: (token) => setKnownBrowserCookie(request, reply, reading.own(token)),
    proven: (valid) => renameCookies(valid, { request, reply, reading }),
  } satisfies Partial<Wire>;
}

/** Under its plain name over https, where a neighbour host may have set it, it counts for nothing. */
function safeIn(reading: Reading, name: string): string | null {
  const sent = reading.proof(name);
  return sent && !sent.isFormer ? sent.value : null;
}

function siteOf(site: SiteRow | null, hosting: Pick<Hosting, "sendsMail" | "topMessage">) {
  return { siteId: site?.id ?? 0, ...hosting };
}

function placeOf(
  request: FastifyRequest,
  isFramed: Asking["isFramed"],
): Pick<Wire, "subsiteSlug" | "beside"> {
  const { slug } = splitPrefix(request.originalUrl);
  return {
    subsiteSlug: isFramed === "of-main-group" ? undefined : (slug ?? undefined),
    ...(isFramed && { beside: { menu: null, bar: null, moving: null } }),
  };
}

function noteBroken(
  { note, metrics }: Pick<System, "note" | "metrics">,
  { kind, pageId, error }: WidgetFault,
): void {
  note({ what: "widget", kind, page: pageId, error: faultOf(error) });
  metrics.count("atrium_bugs_total");
}

/** Cookies that were proved right under their plain names get the safer ones. */
function renameCookies(
  valid: { readonly session: boolean; readonly guest: boolean },
  { request, reply, reading }: { request: FastifyRequest; reply: FastifyReply; reading: Reading },
): void {
  const session = reading.proof(sessionCookie);
  if (valid.session && session?.isFormer) setSessionCookie(request, reply, session.value);
  const guest = reading.proof(guestCookie);
  if (valid.guest && guest?.isFormer)
    setGuestCookie(request, reply, { token: guest.value, days: guestSessionDays });
}
