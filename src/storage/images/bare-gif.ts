/** Extensions that a GIF needs to be shown: its pace, its loop. Comments, places and programs stay out. */
const loops = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);
const graphicControl = 0xf9;
const application = 0xff;

/**
 * The same GIF, frame by frame, without comments, metadata and whatever follows its end. Null when it is cut off or no GIF
 * inside. An animation stays as it is: decoding it whole would cost its pixels times its frames.
 */
export function bareGif(
  bytes: Buffer,
): { bytes: Buffer; width: number; height: number; frames: number } | null {
  try {
    return stripped(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function stripped(bytes: Buffer) {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return null;
  const start = 13 + colours(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, start)];
  let frames = 0;
  for (let at = start; ; ) {
    const sign = bytes.readUInt8(at);
    if (sign === 0x3b) break;
    const end = sign === 0x21 ? endOfBlocks(bytes, at + 2) : endOfFrame(bytes, at);
    if (sign === 0x2c) frames += 1;
    else if (sign !== 0x21) return null;
    if (sign === 0x2c || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const result = Buffer.concat([...kept, Buffer.from([0x3b])]);
  return frames > 0
    ? { bytes: result, width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), frames }
    : null;
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1);
  if (label === graphicControl) return true;
  return label === application && loops.has(bytes.toString("latin1", at + 3, at + 14));
}

function endOfFrame(bytes: Buffer, at: number): number {
  return endOfBlocks(bytes, at + 10 + colours(bytes.readUInt8(at + 9)) + 1);
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1;
  return at + 1;
}

/** Bytes of the table of colours that the flags announce. */
function colours(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
