import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { NotLoaded } from "#ui/not-loaded.ts";
import { noPermission } from "../../rights-requests/parts/use-refusals.tsx";
import { loadPicture } from "../contract.ts";
import { loading, pictureOf } from "../model/shown-picture.ts";
import { avatarWords } from "../wording.ts";

/** Opens the dialog that changes the picture of a person. */
export function usePictureDialog(): (personId: number) => void {
  const say = useSay();
  const { open } = useDialogs();

  return (personId) =>
    void open(async () => {
      const { PictureDialog } = await import("../screens/picture-dialog.tsx");
      const loaded = await send(loadPicture, loading(personId));
      if (!loaded.success && loaded.offer !== null) return noPermission(loaded, "edit-profile");
      if (!loaded.success) throw new NotLoaded(loaded.said ?? say(avatarWords.notLoaded));
      return <PictureDialog {...{ personId, name: loaded.name, initial: pictureOf(loaded) }} />;
    }, say(avatarWords.notLoaded));
}
