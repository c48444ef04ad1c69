import { type Failure, send } from "#client/call.ts";
import { saveMenu } from "../contract.ts";
import { type EditedMenu, menuSent, savedFrom } from "../model/edited-menu.ts";

/** Saves the menu; what it gives is what stood there before, or why nothing was saved. */
export async function save(
  menu: EditedMenu,
): Promise<({ readonly success: true } & ReturnType<typeof savedFrom>) | Failure> {
  const answer = await send(saveMenu, menuSent(menu));
  return answer.success ? { success: true, ...savedFrom(answer) } : answer;
}
