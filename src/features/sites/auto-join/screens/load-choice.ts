import { send } from "#client/call.ts";
import { getAutoJoinSubsites } from "../contract.ts";
import { type Choosable, choosable } from "../model/choice.ts";

/** The subsites that can be chosen. Fails when that could not be found out, so that the dialog says so. */
export async function loadChoice(): Promise<Choosable[]> {
  const answer = await send(getAutoJoinSubsites, {});
  if (!answer.success) throw new Error(answer.reason);
  return choosable(answer);
}
