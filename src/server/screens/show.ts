import type { FastifyReply, FastifyRequest } from "fastify";
import type { FrameContext } from "#calls/frame-read.ts";
import type { AnyHandler } from "#calls/handle.ts";
import { refused } from "#calls/refused.ts";
import { runInside } from "#calls/run.ts";
import type { Wire } from "#calls/wire.ts";
import { readTogether } from "#database/read-together.ts";
import { sideBySide } from "#database/side-by-side.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { type Frame, type FrameParts, partsBeforeSite } from "#kernel/frame.ts";
import { type Actor, mintVisitor } from "#kernel/actor.ts";
import type { Bundle, FailedForm } from "#kernel/bundle.ts";
import type { SiteRow } from "#features/sites/store.ts";
import { Refusal } from "#kernel/refusal.ts";
import { expanded } from "#kernel/subsite-address.ts";
import { sayIn } from "#languages/say-in.ts";
import { formTokenFor } from "#secrets/form-token.ts";
import { keyOf } from "../web/borders.ts";
import { addressElsewhere, asOfAddress, underItsAddress, withWayIn } from "./elsewhere.ts";
import { giveBinding } from "../web/cookies.ts";
import { aroundOf, frameOf, groundOf, lookOf, readParts, withPicture } from "./frame.ts";
import { withAsking } from "./asking.ts";
import { withInTrash } from "./in-trash.ts";
import type { Generation } from "./change-moments.ts";
import { isForEverybody } from "./public-pages.ts";
import { type Read, type Reading, insteadOf, openReading, pathOf } from "../web/reading.ts";
import { isListed } from "../web/robots.ts";
import type { ServedScreen } from "./screens.ts";
import type { DocumentInPieces } from "./render.ts";
import type { System } from "../system.ts";
import { packKept, packPieces } from "../web/packed-pieces.ts";
import { noteView } from "./note-view.ts";
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
  const { request, reply, failed } = showing;
  const site = system.sites.at(request.host);
  const reading = openReading(request);
  const isPage = served.screen.frame === "site";
  const wire = wireOf(system, { request, reply, site, isPage, isFramed: true, reading });
  const magic = formTokenOf(served.screen.frame, site, { ...showing, reading });
  const now = system.clock();
  // Taken before the reading begins: everything up to here is in what is read.
  const position = system.live.position();
  const generation = system.publicPages.generation(wire.siteId);
  const sent = sentTo(served, request, reading);
  const bundle = await read(system, served, wire.siteId, async (tx) => {
    const readFor = (reader: Actor, wireOfReader: Wire) => {
      const context = { actor: reader, tx, now, wire: wireOfReader };
      return sideBySide([
        readData(system, served.handler, { ...context, site, sent }),
        readBehind(system, served, { ...context, site, sent }),
        ...readAround(system, site, context),
      ]);
    };
    const { actor, result } = await system.readAs({ tx, wire, now }, readFor);
    const [data, behind, ...parts] = result();
    const look = lookOf(system, site);
    const frame = frameOf(groundOf(site, actor, aroundOf(system, site, { magic, wire })), parts);
    if (data instanceof Refusal) return refusedHere(system, data, { frame, request, now, actor, tx, sent });
    const pictured = withPicture(frame, data, look);
    const shown = underItsAddress(bundleOf(served, { data, behind, frame: pictured, reading, now, failed }), {
      url: request.originalUrl,
      slug: wire.subsiteSlug,
    });
    return frame.me ? { ...shown, position } : shown;
  });
  return answer(system, bundle, showing, { ...reading.done(), generation });
}

/** Brief screens are read with others that are asked for at the same moment. */
function read<Result>(
  { database }: System,
  { screen }: ServedScreen,
  siteId: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  if (screen.isBrief) return readTogether(database, siteId, work);
  return inTransaction(database, { siteId, access: "read" }, work);
}

type Circumstances = Pick<FrameContext, "actor" | "tx" | "now"> & { readonly wire: Wire };

/** What the screen's call answers; a refusal is an answer, too. */
async function readData(
  { bodies, storage }: System,
  handler: AnyHandler,
  { site, ...asked }: Circumstances & { site: SiteRow | null; sent: Record<string, unknown> },
): Promise<Record<string, unknown> | Refusal> {
  try {
    if (!site && !handler.call.beforeSite) throw new Refusal("not-set-up");
    return await runInside(handler, { ...asked, bodies, storage });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The page behind a dialog, as one who opens it reads it; none where they may not. */
async function readBehind(
  system: System,
  { screen, behind }: ServedScreen,
  asked: Parameters<typeof readData>[2],
): Promise<Record<string, unknown> | null> {
  const isAlone = screen.over?.unless?.some((name) => asked.sent[name] !== undefined) ?? false;
  if (!behind || isAlone) return null;
  const data = await readData(system, behind, asked);
  return data instanceof Refusal ? null : data;
}

function readAround({ frameReads }: System, site: SiteRow | null, context: FrameContext) {
  return site ? readParts(frameReads, context) : [Promise.resolve(partsBeforeSite)];
}

/**
 * The form token of this browser. A visitor who only reads gets none with the page, so that the page is the same for
 * everybody and sets no cookie; a form of theirs fetches it first.
 */
function formTokenOf(
  frame: "site" | "bare",
  site: SiteRow | null,
  { request, reply, processKey, reading }: Showing & { readonly reading?: Reading },
): string {
  if (frame === "site" && isForEverybody(request)) return "";
  const magic = formTokenFor(keyOf(site, processKey), giveBinding(request, reply));
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

type RefusedHere = Facts & { request: FastifyRequest; actor: Actor; tx: Tx; sent: Record<string, unknown> };

/** The refusal, or the way to where it is none. Whoever moves on inside the browser follows, too: another frame stands there. */
async function refusedHere(
  system: System,
  refusal: Refusal,
  { actor, tx, sent, ...facts }: RefusedHere,
): Promise<Bundle<Frame>> {
  const bundle = refusedBundle(system, refusal, facts);
  const address = await addressElsewhere(refusal, bundle.address, { actor, tx, sent, now: facts.now });
  if (address === null) {
    const known = await withWayIn(await withInTrash(bundle, { actor, tx, sent }), { actor, tx });
    return withAsking(known, refusal, { actor, sent });
  }
  return { ...bundle, status: 302, address, data: { ...bundle.data, isElsewhere: true } };
}

type Facts = { frame: Frame; now: Date };
type Shown = Facts & {
  reading: Reading;
  failed?: Showing["failed"];
  data: Record<string, unknown>;
  behind: Record<string, unknown> | null;
};

function bundleOf(served: ServedScreen, shown: Shown): Bundle<Frame> {
  const data = shown.data as Bundle["data"];
  const { subsiteSlug } = shown.frame.viewer;
  const address =
    typeof data["address"] === "string" ? expanded(subsiteSlug, data["address"]) : shown.reading.address();
  return {
    screen: served.screen.name,
    address,
    status: shown.failed?.status ?? 200,
    data,
    frame: shown.frame,
    frameKind: served.screen.frame,
    now: momentOf(shown.now),
    ...(shown.behind
      ? {
          behind: {
            screen: "page",
            address: expanded(subsiteSlug, String(shown.behind["address"])),
            data: shown.behind,
          },
        }
      : {}),
    ...(shown.failed ? { failed: shown.failed.form } : {}),
  };
}

/** The moment that a screen speaks of: the second, so that those who open the same at once are shown the same (`ui/kept.tsx`). */
function momentOf(now: Date): number {
  return Math.floor(now.getTime() / 1000) * 1000;
}

/** A refusal as a screen: the sentence, and a way on. */
export function refusedBundle(
  system: System,
  refusal: Refusal,
  shown: Facts & { request: FastifyRequest },
): Bundle<Frame> {
  const said = asOfAddress(refusal, shown.request.method);
  const failure = refused(system.refusals, said, { say: sayIn(shown.frame.locale.language) });
  const title = String(failure.body["error"]);
  // What is missing is missing on the site: visitors keep its menu. A refusal says no more to them than its sentence.
  const isOnSite = shown.frame.me !== null || (failure.status === 404 && shown.frame.viewer.siteId !== 0);
  const frameKind = isOnSite ? "site" : "bare";
  const { code, offer } = failure;
  const data = { title, code, offer, next: shown.request.originalUrl, isOnSite };
  return {
    screen: refusal.code === "not-set-up" ? "waiting" : "refused",
    address: shown.request.originalUrl,
    status: failure.status,
    data,
    frame: shown.frame,
    frameKind,
    now: momentOf(shown.now),
  };
}

export function answer(
  system: System,
  bundle: Bundle<Frame>,
  { request, reply }: Showing,
  read?: Read & { readonly generation: Generation },
): FastifyReply {
  if (read) noteView(system, bundle, read);
  void reply.status(bundle.status).header("vary", "Accept, Accept-Language, Cookie");
  const forEverybody = bundle.status === 200 && bundle.frameKind === "site" && isForEverybody(request);
  void reply.header("cache-control", forEverybody ? "public, no-cache" : "private, no-store");
  const site = system.sites.at(request.host);
  if (!forEverybody || !site || !isListed(site)) void reply.header("x-robots-tag", "noindex");
  // Whoever moves on inside the browser follows, too: another screen stands there.
  if (bundle.data["isElsewhere"] === true) return reply.redirect(bundle.address, 302);
  if (request.headers.accept?.startsWith("application/json")) return reply.send(bundle);
  if (bundle.status === 401)
    return reply.redirect(`/accounts/login/?next=${encodeURIComponent(request.originalUrl)}`, 302);
  const path = pathOf(request.originalUrl);
  if (bundle.status === 200 && path !== pathOf(bundle.address))
    return reply.redirect(insteadOf(request.originalUrl, bundle.address), bundle.data["moved"] ? 301 : 302);
  const document = system.render.document(bundle, site?.address ?? null);
  void reply.type("text/html; charset=utf-8");
  if (!forEverybody || !read)
    return reply.send(packDocument(bundle, document, { request, reply }) ?? document.pieces.join(""));
  const html = document.pieces.join("");
  const headers = { ...(reply.getHeaders() as Record<string, string>) };
  const { viewer, locale } = bundle.frame;
  const { language } = locale;
  system.publicPages.keep({ siteId: viewer.siteId, language, path, html, headers, ...read });
  return reply.send(html);
}

/** Packed from what was packed before, where that is of use: pieces of a page for all who read it, and what a reader was given before for them alone. */
function packDocument(
  { frame: { viewer }, screen }: Bundle<Frame>,
  document: DocumentInPieces,
  over: Pick<Showing, "request" | "reply">,
): Buffer | null {
  if (document.kept) return packKept(document.kept, document.end, over);
  const { originalUrl } = over.request;
  // Of pages alone: other screens show what only one reader asked for.
  const isPage = screen === "page" && !viewer.realPersonId && pathOf(originalUrl) === originalUrl;
  return isPage ? packPieces(`${viewer.siteId} ${originalUrl}`, document.pieces, over) : null;
}

/** The product's own 404, or another refusal that no screen was read for. */
export async function showRefusal(system: System, refusal: Refusal, showing: Showing): Promise<FastifyReply> {
  const { request, reply } = showing;
  const site = system.sites.at(request.host);
  // Whoever may not come to a subsite is told so in the frame of the main group.
  const wire = wireOf(system, { request, reply, site, isFramed: "of-main-group" });
  const magic = formTokenOf("bare", site, showing);
  const now = system.clock();
  const around = (actor: Actor, parts: readonly Partial<FrameParts>[]) =>
    frameOf(groundOf(site, actor, aroundOf(system, site, { magic, wire })), parts);
  const told = (frame: Frame) => refusedBundle(system, refusal, { frame, request, now });
  if (!site) return answer(system, told(around(mintVisitor(0), [partsBeforeSite])), showing);
  const bundle = await inTransaction(system.database, { siteId: site.id, access: "read" }, async (tx) => {
    const actor = await system.resolveActor(tx, wire, now);
    const parts = await sideBySide(readAround(system, site, { actor, tx, now, wire }));
    return withWayIn(told(around(actor, parts)), { actor, tx });
  });
  return answer(system, bundle, showing);
}
