import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { filingWords } from "../wording.ts";

/** What folders are (FOPT-17). */
export function FoldersHelp() {
  const say = useSay();
  const { helpWhat, helpNest, helpRights, helpDelete, helpKeys } = filingWords;
  return (
    <DialogFrame title={say(filingWords.help)} cancelLabel={null} confirm={{ perform: () => {} }}>
      {[helpWhat, helpNest, helpRights, helpDelete, helpKeys].map((words) => (
        <p className="ui-dialog-text" key={words.id}>
          {say(words)}
        </p>
      ))}
    </DialogFrame>
  );
}
