import type { FastifyRequest } from "fastify";
import type { SiteRow } from "#features/sites/store.ts";
import { firstSpoken, pseudoLanguage, wantedLanguage } from "#kernel/languages.ts";
import { pseudoCookie } from "./cookies.ts";

/** What decides the language of an answer before it is known who asks. */
export type Spoken = {
  readonly site: Pick<SiteRow, "language"> | null;
  /** The machine-made language may be asked for (ATRIUM_PSEUDO). */
  readonly withPseudo: boolean;
};

type Asked = Pick<FastifyRequest, "headers">;

/** Public pages speak the site's language, else that of the browser: one answer for each language is kept. */
export function languageOfPage(request: Asked, { site, withPseudo }: Spoken): string {
  if (withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(site?.language, browserLanguage(request));
}

/** Before somebody has signed in, what they meet (the sign-in screen, the set-up, refusals) follows their browser. */
export function languageOfStranger(request: Asked, { site, withPseudo }: Spoken): string {
  if (withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(browserLanguage(request), site?.language);
}

/** People are answered in the language of their choice, else in the site's, else in that of their browser. */
export function languageOfPerson(own: string | null, request: Asked, spoken: Spoken): string {
  if (spoken.withPseudo && asksForPseudo(request)) return pseudoLanguage.code;
  return firstSpoken(own, spoken.site?.language, browserLanguage(request));
}

function browserLanguage({ headers }: Asked): string | null {
  return wantedLanguage(headers["accept-language"]);
}

function asksForPseudo({ headers }: Asked): boolean {
  return headers.cookie?.includes(`${pseudoCookie}=1`) ?? false;
}
