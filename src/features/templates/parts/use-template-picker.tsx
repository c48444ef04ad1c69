import { send } from "#client/call.ts";
import { clientWords } from "#client/wording.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { NotLoaded } from "#ui/not-loaded.ts";
import { loadTemplates } from "../contract.ts";
import { shownTemplate } from "../model/wire.ts";

/**
 * Opens the picker of templates: over a page dialog with what its page begins with so far, and without (null) where one has to be
 * chosen (TMPL-12). What fails says why (TMPL-11).
 */
export function useTemplatePicker(onPick: (id: number) => void): (current: number | null) => void {
  const say = useSay();
  const { open } = useDialogs();

  return (current) =>
    void open(async () => {
      const load = async () => send(loadTemplates, {});
      const [{ TemplatePicker }, answer] = await Promise.all([import("./template-picker.tsx"), load()]);
      if (!answer.success) throw new NotLoaded(said(answer.said));
      const templates = answer.templates.map((each) => shownTemplate(each, textOfHtml));
      const examples = answer.examples.map((each) => shownTemplate(each, textOfHtml));
      return <TemplatePicker {...{ templates, examples, current, onPick }} />;
    }, say(clientWords.dialogNotLoaded));

  function said(message: string | null): string {
    return message ? say(clientWords.dialogNotLoadedBecause, { message }) : say(clientWords.dialogNotLoaded);
  }
}
