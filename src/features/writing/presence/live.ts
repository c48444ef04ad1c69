import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { heardEach, live } from "#realtime/live-topic.ts";
import { readersChanged } from "#features/pages/events.ts";
import { findEditing } from "../drafts/store.ts";
import { editingNowTopic, writersTopic } from "./events.ts";
import { WritingPlace } from "./model/writing-place.ts";

/** Who writes where is for those who may write themselves: nobody else learns of them. */
const mayListen = async (actor: Actor, id: number, tx: Tx) =>
  (await findEditing(actor, id, tx))?.mayEdit ?? false;

const from = heardEach(readersChanged, ({ pageId }) => ({ id: pageId, data: {} }), { changesRights: true });

export const writersLive = live(writersTopic, { mayListen, from, place: WritingPlace });
export const editingNowLive = live(editingNowTopic, { mayListen, from, peopleOf: writersTopic });
