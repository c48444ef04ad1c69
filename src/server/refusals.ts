import type { RefusalBook } from "#calls/refused.ts";
import { callWording } from "#calls/wording.ts";
import { rooms } from "./rooms.ts";

/** Every refusal of the product with its sentence; a test asserts that each call's codes stand here. */
export const refusals: RefusalBook = Object.assign({}, callWording, ...rooms.map((room) => room.refusals));
