import type { Dispatch } from "react";
import { send } from "#client/call.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { followPage, unfollowPage } from "../../following/contract.ts";
import { pageWords } from "../../wording.ts";
import { browsingWords } from "../wording.ts";
import type { ShownPage } from "../model/page-list.ts";

export type Followed = readonly [isOn: boolean, setOn: Dispatch<boolean>];

/** Whether one follows a page of the list, and the turn of it: a word says that it was done, or why not. */
export function useFollowing(page: Pick<ShownPage, "id" | "title">, [isOn, setOn]: Followed) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function toggle() {
    setOn(!isOn);
    const answer = await send(isOn ? unfollowPage : followPage, { id: page.id });
    if (answer.success) {
      const { title } = page;
      return tell({ text: say(isOn ? browsingWords.unfollowed : browsingWords.followed, { title }) });
    }
    setOn(isOn);
    fail(answer, say(pageWords.followFailed));
  }

  return { isOn, toggle };
}
