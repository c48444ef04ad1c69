import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { batchTime } from "#features/pages/batches/model/wire.ts";
import { told } from "#features/pages/batches/model/told.ts";
import { useBatchUndo } from "#features/pages/batches/parts/use-batch-undo.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { uiWording } from "#ui/wording.ts";
import { readTemplatePages, updateTemplatePages } from "../contract.ts";
import { type TemplatePages, templatePages, whatBecame } from "../model/wire.ts";
import { propagatingWords as words } from "../wording.ts";
import "./template-pages-dialog.css";

/** Fetches the pages of a template and gives the dialog, or why it has none. */
export async function templatePagesDialog(pageId: number) {
  const answer = await send(readTemplatePages, ofPage(pageId));
  if (!answer.success) return <NotLoaded why={answer.said} />;
  return <TemplatePagesDialog template={pageId} {...templatePages(answer)} />;
}

function NotLoaded({ why }: { why: string | null }) {
  const say = useSay();
  return (
    <DialogFrame title={say(words.pages)}>
      <p className="ui-dialog-text">{why ?? say(words.notLoaded)}</p>
    </DialogFrame>
  );
}

/** Which pages of a template change, and how; those that are chosen take it over. */
function TemplatePagesDialog({ template, title, pages, left, most }: TemplatePages & { template: number }) {
  const say = useSay();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(pages.map(({ id }) => id)));
  const update = useUpdating(template);
  const isAny = pages.length > 0;
  const confirm = {
    label: say(words.update, { count: chosen.size }),
    perform: () => update([...chosen]),
  };
  return (
    <DialogFrame
      title={say(words.title, { title })}
      description={isAny ? say(words.help) : undefined}
      size="edit"
      cancelLabel={say(isAny ? uiWording.cancel : uiWording.close)}
      {...(isAny && { confirm })}
    >
      {isAny ? (
        <Pages {...{ pages, chosen }} onChoose={setChosen} />
      ) : (
        left.length === 0 && <p className="ui-dialog-text">{say(words.none)}</p>
      )}
      {most !== null && <p className="ui-dialog-text">{say(words.onlyFirst, { most })}</p>}
      <LeftOut left={left} />
    </DialogFrame>
  );
}

/** Changes the pages, and tells what became of them; the notice takes it back. */
function useUpdating(template: number): (ids: readonly number[]) => Promise<Outcome> {
  const say = useSay();
  const { tell } = useNotices();
  const offerUndo = useBatchUndo();
  return async (ids) => {
    if (ids.length === 0) return say(words.notChosen);
    const asked = { ...ofPage(template), ids: [...ids] };
    const answer = await send(updateTemplatePages, asked, batchTime);
    if (!answer.success) return answer.said ?? say(words.failed);
    const { done, task, total, isDone, left } = whatBecame(answer);
    await revisit();
    if (task === null || !isDone) return void tell({ text: say(words.begun, { count: total }) });
    offerUndo(task, told(say(words.updated, { count: done }), left));
  };
}

type PagesProps = {
  pages: TemplatePages["pages"];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

function Pages({ pages, chosen, onChoose }: PagesProps) {
  const say = useSay();
  const choose = (id: number, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  return (
    <fieldset className="propagating-pages">
      <legend className="ui-unseen">{say(words.pages)}</legend>
      {pages.length > 1 && (
        <Checkbox
          label={say(words.all)}
          checked={chosen.size === pages.length}
          partly={chosen.size > 0 && chosen.size < pages.length}
          onChange={(isChosen) => onChoose(new Set(isChosen ? pages.map(({ id }) => id) : []))}
        />
      )}
      {pages.map((page) => (
        <Checkbox
          key={page.id}
          label={<span dir="auto">{page.name}</span>}
          hint={<Changes {...page} />}
          checked={chosen.has(page.id)}
          onChange={(isChosen) => choose(page.id, isChosen)}
        />
      ))}
    </fieldset>
  );
}

/** The kinds of the parts that become other ones, and of those that stay as they were written. */
function Changes({ changed, kept }: Pick<TemplatePages["pages"][number], "changed" | "kept">) {
  const say = useSay();
  return (
    <>
      {changed.length > 0 ? say(words.changes, { names: changed.join(", ") }) : say(words.layout)}
      {kept.length > 0 && ` · ${say(words.stays, { names: kept.join(", ") })}`}
    </>
  );
}

/** Which pages stay as they are and why, with the names of those that may be known. */
function LeftOut({ left }: Pick<TemplatePages, "left">) {
  const say = useSay();
  if (left.length === 0) return null;
  return (
    <ul className="propagating-left">
      {left.map(({ text, titles, more }) => {
        const names = titles.join(", ");
        return (
          <li key={text}>
            {text}
            {names !== "" && (
              <small className="propagating-names" dir="auto">
                {more === 0 ? names : say(words.alsoMore, { names, count: more })}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
