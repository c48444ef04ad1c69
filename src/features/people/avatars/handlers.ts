import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { type AvatarState, cropPicture, loadPicture, showPicture, uploadPicture } from "./contract.ts";
import { pictureChanged } from "./events.ts";
import { isCrop, isSquareIn } from "./model/crop.ts";
import { markIn, pictureBase } from "./model/picture-address.ts";
import { mayChangePicture } from "./rules.ts";
import { type Picture, addPicture, findKey, findPictured, lockPictured, putPicture } from "./store.ts";
import { type Taken, keepSquares, takePicture } from "./taking-operations.ts";

export const avatarHandlers = [
  handle(loadPicture, async ({ input, actor, tx }) => {
    const { id, name, picture } = await personFor(actor, input.user_id, tx);
    return { ...stateOf(id, picture), name };
  }),

  handleInSteps(uploadPicture, async ({ input, wire, write, storage, now }) => {
    const writeFor = writingFor(write, input.user_id);
    const wait = await writeFor((actor, tx) => countAttempt(limits.uploads, String(actor.personId), tx));
    if (wait !== null) demand(refuse("too-many-uploads", waitOf(wait)));
    const sent = found(wire.sentFile, "not-a-file");
    const taken = await takePicture(sent, { storage, siteId: wire.siteId, write: writeFor, now });
    const { previous_base, ...state } = await writeFor((actor, tx) =>
      shown(actor, { personId: input.user_id, taken, now }, tx),
    );
    return { state, previous_base };
  }),

  handleInSteps(cropPicture, async ({ input, wire, read, write, storage, now }) => {
    const { key, picture } = await read((actor, tx) => croppedFor(actor, input, tx));
    const { x1, y1, x2, y2 } = input;
    const opened = found(await storage.open(key), "no-picture");
    const keeping = { storage, siteId: wire.siteId, write: writingFor(write, input.user_id), now };
    const squares = await keepSquares(await buffer(opened.stream), { x1, y1, x2, y2 }, keeping);
    const { cropId, width, height } = picture;
    const taken = { ...squares, cropId, width, height, isSvg: false };
    return write(async (actor, tx) => {
      const { id } = await personFor(actor, input.user_id, tx);
      await lockPictured(id, tx);
      // Somebody may have put another one there meanwhile.
      await croppedFor(actor, input, tx);
      return shown(actor, { personId: id, taken, now }, tx);
    });
  }),

  handle(showPicture, async ({ input, actor, tx, now }) => {
    const { id } = await personFor(actor, input.id, tx);
    await lockPictured(id, tx);
    const mark = input.avatar_base === "" ? null : found(markIn(input.avatar_base, id), "picture-gone");
    return putFor(actor, { personId: id, mark, now }, tx);
  }),
];

/** Whose picture may be changed: oneself, or the person that is named. */
async function personFor(actor: Actor, named: number | undefined, tx: Tx) {
  if (actor.personId === null) throw new Refusal("signed-out");
  const id = named ?? actor.personId;
  // Whoever may change none learns nothing of who there is.
  demand(mayChangePicture(actor, { id }));
  return found(await findPictured(actor, id, tx), "person-not-found");
}

/** Asked again with everything that is written: a picture takes its time, and rights may have gone meanwhile. */
function writingFor(write: StepsContext<Call>["write"], named: number | undefined): typeof write {
  return (step) =>
    write(async (actor, tx) => {
      await personFor(actor, named, tx);
      return step(actor, tx);
    });
}

type Cropping = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly avatar_base: string;
  readonly user_id?: number | undefined;
};

async function croppedFor(actor: Actor, input: Cropping, tx: Tx) {
  const { id, picture } = await personFor(actor, input.user_id, tx);
  if (!picture) throw new Refusal("no-picture");
  if (markIn(input.avatar_base, id) !== picture.mark) throw new Refusal("picture-replaced");
  if (picture.isSvg) throw new Refusal("svg-not-cropped");
  if (!isCrop(input)) throw new Refusal("crop-empty");
  if (!isSquareIn(input, picture)) throw new Refusal("crop-outside");
  return { picture, key: found(await findKey(picture.cropId, tx), "no-picture") };
}

/** Shows a picture that has been taken in, in place of the one before. */
async function shown(
  actor: Actor,
  { personId: named, taken, now }: { personId: number | undefined; taken: Taken; now: Date },
  tx: Tx,
) {
  const { id } = await personFor(actor, named, tx);
  await lockPictured(id, tx);
  const mark = randomBytes(12).toString("hex");
  await addPicture(id, { mark, ...taken }, now, tx);
  return putFor(actor, { personId: id, mark, now }, tx);
}

async function putFor(
  actor: Actor,
  { personId, mark, now }: { personId: number; mark: string | null; now: Date },
  tx: Tx,
): Promise<AvatarState & { previous_base: string }> {
  const before = await findPictured(actor, personId, tx);
  const wanted =
    mark === null ? { mark, photo: null } : { mark, photo: `${pictureBase(personId, mark)}small` };
  if (!(await putPicture(personId, wanted, now, tx))) throw new Refusal("picture-gone");
  const after = await findPictured(actor, personId, tx);
  tx.announce(pictureChanged({ personId }));
  return {
    ...stateOf(personId, after?.picture ?? null),
    previous_base: stateOf(personId, before?.picture ?? null).avatar_base,
  };
}

function stateOf(personId: number, picture: Picture | null): AvatarState {
  if (!picture) return { avatar_base: "", width: 0, height: 0, is_svg: false, uploading: false };
  const { mark, width, height, isSvg } = picture;
  return { avatar_base: pictureBase(personId, mark), width, height, is_svg: isSvg, uploading: false };
}
