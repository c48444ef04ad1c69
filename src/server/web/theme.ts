import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "#database/transaction.ts";
import { guardsOf } from "#features/files/model/serving.ts";
import { type ServedLogo, findLogo } from "#features/theme/store.ts";
import { hexFrom } from "#kernel/colour.ts";
import { iconOf, lookInName, sheetOf } from "#kernel/look-sheet.ts";
import { Refusal, found } from "#kernel/refusal.ts";
import { variantOf } from "#storage/images/variant.ts";
import { variantWidths } from "#kernel/picture-variants.ts";
import { isKnown } from "./known-etag.ts";
import type { System } from "../system.ts";

const forGood = "public, max-age=31536000, immutable";

/**
 * What the theme of a site adds to every document (decision 0052): a style sheet and a sign that follow from their address alone, and
 * the logo. The sign-in screen shows all of it to the whole world, so nobody is asked who they are.
 */
export function addTheme(server: FastifyInstance, system: System): void {
  server.get<{ Params: { name: string } }>("/-/theme/:name", (request, reply) => {
    const { name } = request.params;
    if (name === "logo") return giveLogo(system, request, reply);
    const asked = lookInName(name);
    if (asked) {
      // A process of another release would give another text under this address.
      void reply.header("cache-control", asked.isCurrent ? forGood : "no-cache");
      return reply.type("text/css; charset=utf-8").send(sheetOf(asked.look));
    }
    const accent = /^[0-9a-f]{6}\.svg$/.test(name) ? hexFrom(name.slice(0, 6)) : null;
    if (!accent) throw new Refusal("not-found");
    return reply.header("cache-control", forGood).type("image/svg+xml").send(iconOf(accent));
  });
  server.get<{ Params: { name: string } }>("/-/theme/logo/:name", (request, reply) =>
    giveLogo(system, request, reply),
  );
}

const named = /^([1-9][0-9]{0,14})-([0-9a-f]{12})$/;

/** One logo by its number and the mark of its bytes, kept for good; without them the one in use, as mails show it. */
async function giveLogo(system: System, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const site = found(system.sites.at(request.host), "not-found");
  const { name } = request.params as { name: string };
  const [, id, mark] = named.exec(name) ?? [];
  if (name !== "logo" && !id) throw new Refusal("not-found");
  const logo = found(
    await inTransaction(system.database, { siteId: site.id, access: "read" }, (tx) =>
      findLogo(id ? Number(id) : null, tx),
    ),
    "not-found",
  );
  if (mark && !logo.hash.toString("hex").startsWith(mark)) throw new Refusal("not-found");
  const served = await servedAs(system, logo, request);
  void reply.headers({
    ...guardsOf(served),
    // Mail programs show it on pages of their own.
    "cross-origin-resource-policy": "cross-origin",
    "content-type": served.type,
    "cache-control": id ? forGood : "public, max-age=3600",
    etag: served.etag,
  });
  if (isKnown(request.headers["if-none-match"], served.etag)) return reply.status(304).send();
  const size = found(await system.storage.sizeOf(served.key), "not-found");
  const opened = found(await system.storage.open(served.key), "not-found");
  void reply.header("content-length", size);
  reply.raw.once("close", () => opened.stream.destroy());
  return reply.send(opened.stream);
}

/** The logo itself, or made smaller where that is asked for. */
async function servedAs(system: System, logo: ServedLogo, request: FastifyRequest) {
  const whole = { ...logo, etag: `"${logo.hash.toString("base64url")}"` };
  const { w } = request.query as { w?: unknown };
  if (w === undefined) return whole;
  const width = variantWidths.find((each) => String(each) === w);
  if (width === undefined) throw new Refusal("not-found");
  if (width >= logo.width || logo.isAnimated || logo.type === "image/gif") return whole;
  const key = await variantOf(system.storage, logo.key, width);
  return key === null
    ? whole
    : { ...whole, key, type: "image/webp", etag: `"${logo.hash.toString("base64url")}-${width}"` };
}
