import type { FastifyInstance, FastifyRequest } from "fastify";
import { safeNext } from "#features/sessions/rules.ts";
import { languageCookie, languages } from "#kernel/languages.ts";
import { Refusal } from "#kernel/refusal.ts";
import { isOwnOrigin } from "./borders.ts";

const yearInSeconds = 31_536_000;

/**
 * `POST /-/language/` notes the language that a visitor has chosen, and leads back. Pages of visitors are the same for everybody and carry
 * no form token, so the browser itself has to say that a page of ours sent it. All that another site could do here is to choose a language.
 */
export function addLanguageChoice(server: FastifyInstance): void {
  server.post("/-/language/", async (request, reply) => {
    if (!isSentByUs(request)) throw new Refusal("csrf");
    const { language } = (request.body ?? {}) as { language?: unknown };
    const chosen = languages.find(({ code }) => code === language);
    if (!chosen) throw new Refusal("invalid-input");
    const { next } = request.query as { next?: unknown };
    const secure = request.protocol === "https";
    void reply.setCookie(languageCookie, chosen.code, {
      path: "/",
      maxAge: yearInSeconds,
      sameSite: "lax",
      httpOnly: true,
      secure,
    });
    return reply
      .header("cache-control", "no-store")
      .redirect(safeNext(typeof next === "string" ? next : "/"), 303);
  });
}

/** Browsers say where a request comes from over https; over http the origin alone is sent. */
function isSentByUs(request: FastifyRequest): boolean {
  const from = request.headers["sec-fetch-site"];
  return from === undefined ? isOwnOrigin(request) : from === "same-origin";
}
