import type { FastifyRequest } from "fastify";
import type { SiteRow } from "#features/sites/store.ts";
import { firstSpoken, languageCookie, pseudoLanguage, wantedLanguage } from "#kernel/languages.ts";
import { pseudoCookie } from "./cookies.ts";

/** What decides the language of an answer before it is known who asks. */
export type Spoken = {
  readonly site: Pick<SiteRow, "language"> | null;
  /** The machine-made language may be asked for (ATRIUM_PSEUDO). */
  readonly withPseudo: boolean;
};

type Asked = Pick<FastifyRequest, "headers">;

/** Public pages speak the language that was chosen in their footer, else the site's, else that of the browser: one answer for each language is kept. */
export function languageOfPage(request: Asked, { site, withPseudo }: Spoken): string {
  if (withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(chosenLanguage(request), site?.language, browserLanguage(request));
}

/** Before somebody has signed in, what they meet (the sign-in screen, the set-up, refusals) follows their choice, else their browser. */
export function languageOfStranger(request: Asked, { site, withPseudo }: Spoken): string {
  if (withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(chosenLanguage(request), browserLanguage(request), site?.language);
}

/** People are answered in the language of their choice, else in the site's, else in that of their browser. */
export function languageOfPerson(own: string | null, request: Asked, spoken: Spoken): string {
  if (spoken.withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(own, spoken.site?.language, browserLanguage(request));
}

function browserLanguage({ headers }: Asked): string | null {
  return wantedLanguage(headers["accept-language"]);
}

/** Null as well where the cookie says nothing that Atrium speaks. */
function chosenLanguage({ headers }: Asked): string | null {
  return chosenIn.exec(headers.cookie ?? "")?.[1] ?? null;
}

const chosenIn = new RegExp(`(?:^|; )${languageCookie}=([a-z]{2})(?:;|$)`);

function asksForPseudo({ headers }: Asked): boolean {
  return headers.cookie?.includes(`${pseudoCookie}=1`) ?? false;
}
