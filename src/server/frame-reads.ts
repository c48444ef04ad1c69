import { type FrameReads, joinFrames } from "#calls/frame-read.ts";
import { rooms } from "./rooms.ts";

/** How every part of the frame is read. It does not compile while no room brings a part, or two bring the same. */
export const frameReads: FrameReads = joinFrames(rooms);
