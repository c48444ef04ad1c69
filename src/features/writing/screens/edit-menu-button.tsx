import { useCommandsHere } from "#client/commands-here.ts";
import { paletteWords } from "#features/palette/wording.ts";
import { openPaletteName } from "#kernel/command-names.ts";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import type { RunningSession, RunningState } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";
import { editMenu } from "./edit-menu.ts";

type EditMenuProps = {
  session: RunningSession;
  state: RunningState;
  isPreview: boolean;
  onPreview: () => void;
  onChanges: () => void;
  onDiscard: () => void;
};

/** Everything that the edit bar's menu has: with room for buttons beside it, and without. */
export function EditMenu({ session, isPreview, ...rest }: EditMenuProps) {
  const say = useSay();
  const here = useCommandsHere();
  const palette = () => here().find(({ name }) => name === openPaletteName);
  const { wide, phone } = editMenu({
    ...rest,
    paletteKeys: palette()?.keys[0],
    onPalette: () => palette()?.perform(),
    words: menuWords(say, isPreview),
    onUndo: () => session.undo.undo(),
    onRedo: () => session.undo.redo(),
  });
  return (
    <>
      <span className="writing-wide">
        <Menu label={say(draftWords.more)} groups={wide} />
      </span>
      <span className="writing-phone">
        <Menu label={say(draftWords.more)} groups={phone} />
      </span>
    </>
  );
}

function menuWords(say: Say, isPreview: boolean) {
  return {
    palette: say(paletteWords.title),
    undo: say(draftWords.undo),
    redo: say(draftWords.redo),
    preview: say(isPreview ? draftWords.write : draftWords.preview),
    changes: say(draftWords.whatChanged),
    discard: say(draftWords.discard),
    nothingToDiscard: say(draftWords.readersSeeThis),
  };
}
