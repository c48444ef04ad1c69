import type { ComponentType, ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { DialogHost } from "#ui/dialog-host.tsx";
import { LanguageProvider } from "#ui/language.tsx";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { NoticesHost } from "#ui/notices-host.tsx";
import { ButtonSettings } from "./button/settings.tsx";
import { codeSettings } from "./code-snippet/settings.tsx";
import { HeadingSettings } from "./heading/settings.tsx";
import type { EditorProps } from "./kit/editor.ts";
import { TextSettings } from "./paragraph/settings.tsx";
import { RssSettings } from "./rss/settings.tsx";
import { schemas } from "./schemas.ts";
import { ShapeSettings } from "./shape/settings.tsx";
import { ColumnMenu, RowMenu } from "./table/line-menus.tsx";
import type { Table } from "./table/schema.ts";
import { TableSettings } from "./table/settings.tsx";
import { useTableActs } from "./table/use-table-acts.tsx";
import type { StoredWidget, WidgetKind } from "./widget.ts";

let leave = () => {};
beforeAll(() => {
  leave = enterWindow(openWindow("https://noordervaart.example/", "<body></body>"), {});
});
afterAll(async () => {
  // What React has in hand still needs the window.
  for (const _ of [1, 2]) await new Promise((resolve) => setImmediate(resolve));
  leave();
});

const say = sayIn("en");
const id = "block001";

/** Takes what is called so: something to press, or one of a list. */
function choose(name: string): void {
  const labels = [...document.querySelectorAll("label")];
  const label = labels.find(({ textContent }) => textContent === name);
  // With a hint below it.
  const hinted = labels.find(({ textContent }) => textContent?.startsWith(name));
  const pressed = (label ?? hinted)?.querySelector("input");
  if (pressed) return pressed.click();
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  if (button) return button.click();
  const options = [...document.querySelectorAll("option")];
  const option = options.find(({ textContent }) => textContent === name);
  const list = option?.closest("select");
  if (!option || !list) throw new Error(`nothing is called ${name}`);
  list.value = option.value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What becomes of an empty block of a kind when somebody chooses these in its settings, one after the other. */
function chosen(kind: WidgetKind, Settings: ComponentType<EditorProps<never>>, names: readonly string[]) {
  const { version, empty } = schemas[kind];
  const draft = draftFrom(
    stacked([{ id, kind, version, content: empty() } as StoredWidget & { id: string }]),
  );
  const content = () => documentFrom(draft).widgets[id]?.content as never;
  const page = { change: (work: () => void) => draft.transact(work), endStep() {}, announce() {} } as never;
  const props = { id, draft, page, isSelected: true, takeFocus() {} };
  const root = createRoot(document.body);
  try {
    for (const name of names) {
      flushSync(() =>
        root.render(
          <LanguageProvider locale={englishLocale} say={say} now={() => 0} renderedAt={0}>
            <NoticesHost>
              <DialogHost onOpening={() => () => {}}>
                <Settings {...props} content={content()} />
              </DialogHost>
            </NoticesHost>
          </LanguageProvider>,
        ),
      );
      flushSync(() => choose(name));
    }
  } finally {
    flushSync(() => root.unmount());
  }
  return content() as object;
}

it("a heading is chosen to have the level h0, h1, h2 or h3 [WIDG-04]", () => {
  const level = (...names: string[]) => chosen("Heading", HeadingSettings, names);
  expect([level("Largest"), level("Small", "Large"), level("Medium"), level("Small")]).toMatchObject(
    ["h0", "h1", "h2", "h3"].map((each) => ({ level: each })),
  );
});

it("a text is chosen to be a note, a quote and plain again [WIDG-05]", () => {
  const style = (...names: string[]) => chosen("Paragraph", TextSettings, names);
  expect([style("Note"), style("Quote"), style("Note", "Plain")]).toMatchObject(
    ["note", "quote", "plain"].map((text_style) => ({ text_style })),
  );
});

it("a table loses its header row and gets it back, and is sorted by a column, either way or not at all [WIDG-17]", () => {
  const table = (...names: string[]) => chosen("Table", TableSettings, names);
  expect([table("Header row"), table("Header row", "Header row")]).toMatchObject([
    { header: false },
    { header: true },
  ]);
  expect(table("Column 2")).toMatchObject({ sort: { column: "b", descending: false } });
  expect(table("Column 3", "Z to A")).toMatchObject({ sort: { column: "c", descending: true } });
  expect(table("Column 3", "Unsorted")).toMatchObject({ sort: null });
});

/** What the menus of the first row and of the second column offer, as buttons. */
function TableMenus(props: EditorProps<Table>) {
  const { content, draft, page } = props;
  const more = { content, page, acts: useTableActs(props), target: { draft, id }, onAdded() {}, cells: [] };
  const menus = [RowMenu({ ...more, row: "1" }), ColumnMenu({ ...more, column: "b", label: "B" })];
  return menus
    .flatMap((menu) => (menu as ReactElement<{ groups: readonly MenuGroup[] }>).props.groups)
    .flatMap(({ entries }) => entries)
    .map(({ id: key, label, onChoose }) => (
      <button key={`${key} ${label}`} type="button" onClick={onChoose}>
        {label}
      </button>
    ));
}

it("rows and columns of a table are added on either side, moved, deleted and sorted from their menus [WIDG-17]", () => {
  const after = (...names: string[]) => {
    const { rows, columns, sort } = chosen("Table", TableMenus, names) as Table;
    const said = (lines: readonly { id: string }[]) =>
      lines.map((line) => (/^[12abc]$/.test(line.id) ? line.id : "+")).join("");
    return `${said(rows)} ${said(columns)} ${sort ? `${sort.column} ${sort.descending}` : "unsorted"}`;
  };
  expect(after("Insert row above", "Insert row below")).toBe("+1+2 abc unsorted");
  expect(after("Insert column left", "Insert column right")).toBe("12 a+b+c unsorted");
  expect([after("Move down"), after("Move left"), after("Move right")]).toEqual([
    "21 abc unsorted",
    "12 bac unsorted",
    "12 acb unsorted",
  ]);
  expect(after("Delete row", "Delete column")).toBe("2 ac unsorted");
  expect(after("Sort from A to Z")).toBe("12 abc b false");
  expect(after("Sort from Z to A")).toBe("12 abc b true");
  expect(after("Sort from Z to A", "Unsorted")).toBe("12 abc unsorted");
});

it("code is said to be of a language, and to show the numbers of its lines [WIDG-15]", () => {
  const { Settings } = codeSettings;
  expect(chosen("CodeSnippet", Settings as never, ["JavaScript", "Line numbers"])).toMatchObject({
    language: "javascript",
    lineNumbers: true,
  });
});

it("a button, a shape and a feed are as they are chosen [WIDG-20]", () => {
  expect(chosen("Button", ButtonSettings, ["Soft", "Green", "Full width", "Open in new tab"])).toMatchObject({
    look: "soft",
    colour: "green",
    align: "full",
    newTab: true,
  });
  expect(chosen("Shape", ShapeSettings, ["Banner", "Yellow", "Large", "Border"])).toMatchObject({
    shape: "banner",
    colour: "yellow",
    size: "large",
    border: true,
  });
  expect(chosen("RSS", RssSettings, ["10", "Summaries"])).toMatchObject({ count: 10, look: "summaries" });
});
