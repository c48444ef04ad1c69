import { type Failure, send } from "#client/call.ts";
import { getAutoJoinSubsites } from "../contract.ts";
import { type Choosable, choosable } from "../model/choice.ts";

type Loaded = { readonly choice: Choosable[] } | { readonly refused: Failure };

/** The subsites that can be chosen, or that somebody may not choose. Fails when that could not be found out, so that the dialog says so. */
export async function loadChoice(): Promise<Loaded> {
  const answer = await send(getAutoJoinSubsites, {});
  if (answer.success) return { choice: choosable(answer) };
  if (answer.offer === null) throw new Error(answer.reason);
  return { refused: answer };
}
