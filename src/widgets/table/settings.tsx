import { SelectField } from "#ui/select-field.tsx";
import { Segments } from "#ui/segments.tsx";
import { Switch } from "#ui/switch.tsx";
import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setHeader, setSort } from "./changes.ts";
import { hasTiedRows } from "./merges.ts";
import type { Table } from "./schema.ts";
import { tableWords } from "./wording.ts";

/** What concerns the whole table: its header row, and the column it is sorted by (WIDG-17). */
export function TableSettings({ id, draft, content, page }: EditorProps<Table>) {
  const say = useSay();
  const { header, columns, sort } = content;
  const target = { draft, id };
  const order = (next: Table["sort"]) => page.change(() => setSort(target, next));
  const named = columns.map((column, at) => ({
    value: column.id,
    label: column.title || say(tableWords.columnNumber, { column: at + 1 }),
  }));
  return (
    <>
      <Switch
        label={say(tableWords.header)}
        hint={say(tableWords.headerHint)}
        checked={header}
        onChange={(next) => page.change(() => setHeader(target, next))}
      />
      <SelectField
        label={say(tableWords.sort)}
        disabled={hasTiedRows(content)}
        hint={hasTiedRows(content) ? say(tableWords.rowsMerged) : undefined}
        value={sort?.column ?? ""}
        options={[{ value: "", label: say(tableWords.notSorted) }, ...named]}
        onChange={(column) => order(column ? { column, descending: sort?.descending ?? false } : null)}
      />
      {sort && (
        <Segments
          isFull
          label={say(tableWords.direction)}
          value={sort.descending ? "descending" : "ascending"}
          options={[
            { value: "ascending", label: say(tableWords.ascending) },
            { value: "descending", label: say(tableWords.descending) },
          ]}
          onChange={(next) => order({ column: sort.column, descending: next === "descending" })}
        />
      )}
    </>
  );
}
