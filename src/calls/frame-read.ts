import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { FrameParts } from "#kernel/frame.ts";
import type { Wire } from "./wire.ts";

/** What a part of the frame is read with. */
export type FrameContext = {
  readonly actor: Actor;
  /** The transaction of the screen: it only reads, sees one moment, and knows one site. */
  readonly tx: Tx;
  readonly now: Date;
  /** What is looked at here is recorded as it is for the screen, so that an answer made of it is not kept for others. */
  readonly wire: Pick<Wire, "language" | "remembered" | "beside">;
};

type Read<Part> = (context: FrameContext) => Part | Promise<Part>;

/** How each part of the frame is read. What throws is a bug, a refusal too: a frame stands around refusals as well. */
export type FrameReads = { readonly [Part in keyof FrameParts]: Read<FrameParts[Part]> };

type Bringing = { readonly frame: Partial<FrameReads> };

/** What the rooms bring together; an object without any part when two bring the same one. */
export type Joined<Rooms extends readonly Bringing[], Done = unknown> = Rooms extends readonly [
  infer First extends Bringing,
  ...infer Rest extends readonly Bringing[],
]
  ? keyof First["frame"] & keyof Done extends never
    ? Joined<Rest, Done & First["frame"]>
    : { readonly broughtTwice: keyof First["frame"] & keyof Done }
  : Done;

/** One book of reads from all rooms; it fits `FrameReads` when each part is brought by exactly one of them. */
export function joinFrames<const Rooms extends readonly Bringing[]>(rooms: Rooms): Joined<Rooms> {
  return Object.assign({}, ...rooms.map(({ frame }) => frame)) as Joined<Rooms>;
}
