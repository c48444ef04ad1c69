import type { FastifyReply, FastifyRequest } from "fastify";
import { refused } from "#calls/refused.ts";
import { runInside } from "#calls/run.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Frame } from "#kernel/frame.ts";
import { type Actor, mintVisitor } from "#kernel/actor.ts";
import type { Bundle, FailedForm } from "#kernel/bundle.ts";
import type { SiteRow } from "#features/sites/store.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import { magicFor } from "#secrets/magic.ts";
import { keyOf } from "../web/borders.ts";
import { giveBinding } from "../web/cookies.ts";
import { frameOf } from "./frame.ts";
import type { Generation } from "./public-changes.ts";
import { isForEverybody } from "./public-pages.ts";
import { type Read, type Reading, openReading, pathOf } from "./reading.ts";
import { isListed } from "../web/robots.ts";
import type { ServedScreen } from "./screens.ts";
import type { System } from "../system.ts";
import { wireOf } from "../web/wire.ts";

export type Showing = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly processKey: Buffer;
  /** The form of this screen was sent and refused. */
  readonly failed?: { readonly status: number; readonly form: FailedForm };
};

/**
 * Answers a screen: its call and its frame are read in one read-only transaction under one actor, then rendered as
 * finished HTML or, for a move inside the browser, sent as JSON from the same address.
 */
export async function show(system: System, served: ServedScreen, showing: Showing): Promise<FastifyReply> {
  const { request, reply } = showing;
  const site = system.sites.at(request.host);
  const reading = openReading(request);
  const wire = wireOf(system, { request, reply, site, isPage: served.screen.frame === "site", reading });
  const magic = magicOf(served.screen.frame, site, { ...showing, reading });
  const now = system.clock();
  const { failed } = showing;
  // Taken before the reading begins: everything up to here is in what is read.
  const position = system.live.position();
  const generation = system.publicPages.generation(wire.siteId);
  const bundle = await inTransaction(system.database, { siteId: wire.siteId, access: "read" }, async (tx) => {
    const actor = site ? await system.resolveActor(tx, wire, now) : mintVisitor(0);
    const frame = frameOf(site, actor, { magic, language: wire.language() });
    try {
      if (!site && !served.handler.call.beforeSite) throw new Refusal("not-set-up");
      const data = await runInside(served.handler, {
        sent: sentTo(served, request, reading),
        actor,
        tx,
        now,
        wire,
        bodies: system.bodies,
        storage: system.storage,
      });
      const shown = bundleOf(served, { data, frame, reading, now, failed });
      return frame.me ? { ...shown, position } : shown;
    } catch (error) {
      if (error instanceof Refusal) return refusedBundle(system, error, { actor, frame, request, now });
      throw error;
    }
  });
  return answer(system, bundle, showing, { ...reading.done(), generation });
}

/**
 * The magic of this browser. A visitor who only reads gets none with the page, so that the page is the same for
 * everybody and sets no cookie; a form of theirs fetches it first.
 */
function magicOf(
  frame: "site" | "bare",
  site: SiteRow | null,
  { request, reply, processKey, reading }: Showing & { readonly reading?: Reading },
): string {
  if (frame === "site" && isForEverybody(request)) return "";
  const magic = magicFor(keyOf(site, processKey), giveBinding(request, reply));
  return reading ? reading.own(magic) : magic;
}

/** What the screen's call is given: of the address's path, and of the query and a form that was refused what the screen names. */
function sentTo(
  { screen }: ServedScreen,
  request: FastifyRequest,
  reading: Reading,
): Record<string, unknown> {
  const names = screen.query ?? [];
  const typed = Object.entries((request.body ?? {}) as object).filter(([name]) => names.includes(name));
  return { ...reading.query(names), ...Object.fromEntries(typed), ...(request.params as object) };
}

type Facts = { frame: Frame; now: Date };
type Shown = Facts & { reading: Reading; failed?: Showing["failed"]; data: Record<string, unknown> };

function bundleOf(served: ServedScreen, shown: Shown): Bundle<Frame> {
  const data = shown.data as Bundle["data"];
  const address = typeof data["address"] === "string" ? data["address"] : shown.reading.address();
  return {
    screen: served.screen.name,
    address,
    status: shown.failed?.status ?? 200,
    data,
    frame: shown.frame,
    frameKind: served.screen.frame,
    now: shown.now.getTime(),
    ...(shown.failed ? { failed: shown.failed.form } : {}),
  };
}

/** A refusal as a screen: the sentence, and a way on. */
export function refusedBundle(
  system: System,
  refusal: Refusal,
  shown: Facts & { actor: Actor; request: FastifyRequest },
): Bundle<Frame> {
  const failure = refused(system.refusals, refusal, { say: sayIn(shown.frame.locale.language) });
  const title = String(failure.body["error"]);
  const data = { title, code: failure.code, offer: failure.offer, next: shown.request.originalUrl };
  const frameKind = shown.frame.me ? "site" : "bare";
  return {
    screen: refusal.code === "not-set-up" ? "waiting" : "refused",
    address: shown.request.originalUrl,
    status: failure.status,
    data,
    frame: shown.frame,
    frameKind,
    now: shown.now.getTime(),
  };
}

export function answer(
  system: System,
  bundle: Bundle<Frame>,
  { request, reply }: Showing,
  read?: Read & { readonly generation: Generation },
): FastifyReply {
  void reply.status(bundle.status).header("vary", "Accept, Accept-Language, Cookie");
  const forEverybody = bundle.status === 200 && bundle.frameKind === "site" && isForEverybody(request);
  void reply.header("cache-control", forEverybody ? "public, no-cache" : "private, no-store");
  const site = system.sites.at(request.host);
  if (!forEverybody || !site || !isListed(site)) void reply.header("x-robots-tag", "noindex");
  if (request.headers.accept?.startsWith("application/json")) return reply.send(bundle);
  if (bundle.status === 401)
    return reply.redirect(`/accounts/login/?next=${encodeURIComponent(request.originalUrl)}`, 302);
  const path = pathOf(request.originalUrl);
  if (bundle.status === 200 && path !== pathOf(bundle.address))
    return reply.redirect(bundle.address, bundle.data["moved"] === true ? 301 : 302);
  const html = system.render.document(bundle, site?.address ?? null);
  void reply.type("text/html; charset=utf-8");
  if (forEverybody && read) {
    const headers = { ...(reply.getHeaders() as Record<string, string>) };
    const { viewer, locale } = bundle.frame;
    const { language } = locale;
    system.publicPages.keep({ siteId: viewer.siteId, language, path, html, headers, ...read });
  }
  return reply.send(html);
}

/** The product's own 404, or another refusal that no screen was read for. */
export async function showRefusal(system: System, refusal: Refusal, showing: Showing): Promise<FastifyReply> {
  const { request, reply } = showing;
  const site = system.sites.at(request.host);
  const wire = wireOf(system, { request, reply, site });
  const magic = magicOf("bare", site, showing);
  const now = system.clock();
  const actor = site
    ? await inTransaction(system.database, { siteId: site.id, access: "read" }, (tx) =>
        system.resolveActor(tx, wire, now),
      )
    : mintVisitor(0);
  const frame = frameOf(site, actor, { magic, language: wire.language() });
  return answer(system, refusedBundle(system, refusal, { actor, frame, request, now }), showing);
}
