import { afterAll, beforeAll, expect, it } from "vitest";
import { filesThatHearKeys } from "./key-handlers.ts";
import { type Planted, plant } from "./planted.ts";

/**
 * Who may hear keys by itself, and which: the inner keys of a control or of an editor. What people do from anywhere on a screen is a command (decision
 * 0036), so that the list of keys and search know it.
 */
const hearers: Readonly<Record<string, string>> = {
  "src/ui/dialog-under-way.ts": "Escape gives up a dialog that is on its way",
  "src/ui/dialog-shell.tsx": "Ctrl+Enter confirms and Escape leaves the layer that is open",
  "src/app/shell/page-dialog.tsx": "Ctrl+Enter confirms",
  "src/ui/dialog-frame.tsx": "Enter in a field confirms no dialog",
  "src/ui/menu-open.tsx": "arrows and first letters in a menu",
  "src/ui/popover-open.tsx": "Escape closes it",
  "src/app/people/card-open.tsx": "Escape and the way out at its end close it",
  "src/ui/overlay-button.tsx": "arrows open the menu of a button",
  "src/ui/selection-bar.tsx": "Escape ends selecting",
  "src/ui/use-list-gestures.ts": "what keys do in a list from which several are selected",
  "src/ui/tabs.tsx": "arrows between tabs",
  "src/ui/tree.tsx": "arrows and first letters in a tree",
  "src/ui/notice.tsx": "Escape leaves a notice; F6 leads to its button while it has one",
  "src/app/development/gallery-dialogs.tsx": "what a dialog is shown with",
  "src/app/commands/use-command-keys.ts": "the one place where keys of commands are heard",
  "src/client/early-letters.ts": "keeps letters for a field that is on its way",
  "src/app/commands/use-palette.tsx": "fetches the palette when its first key is held",
  "src/app/commands/early-keys.ts": "the same until a script has come",
  "src/features/palette/parts/palette-field.tsx": "arrows, Enter and Tab of the field and its list",
  "src/features/search/parts/search-box.tsx": "arrows, Enter and Escape of the field and its list",
  "src/features/search/parts/use-keys-inside.ts": "Escape leads from the list back to the field",
  "src/features/search/parts/suggestions.tsx": "the list of the field",
  "src/features/menu/parts/item-chip.tsx": "moves an item that is lifted",
  "src/features/menu/parts/use-dragging.ts": "Escape puts an item back that is dragged",
  "src/features/menu/parts/watch-menu.ts": "Escape closes the sheet of a phone",
  "src/features/menu/parts/menu-editor.tsx": "Escape ends what is open in the editor",
  "src/features/properties/permissions/screens/use-column-keys.ts": "arrows through a column of boxes",
  "src/features/tags/parts/tag-field.tsx": "Enter, Backspace and arrows of the field and its list",
  "src/features/properties/parts/use-unsaved-page.ts": "Escape is Cancel (DLGS-03)",
  "src/features/people/reporting/parts/org-chart.tsx": "a tree has the keys of a tree",
  "src/features/people/avatars/screens/crop-handle.tsx": "arrows move and resize the square",
  "src/features/pages/pictures/parts/picture-viewer.ts": "arrows to the next picture",
  "src/features/pages/browsing/screens/close-browse.tsx": "Escape closes the list of pages (BRWS-11)",
  "src/features/pages/filing/parts/move-banner.tsx": "Escape leaves the mode in which something is moved",
  "src/features/pages/filing/parts/inline-name.tsx":
    "Enter and Escape of a name that is written in place; Ctrl+Enter is the dialog's",
  "src/features/pages/picking/parts/page-select-rows.tsx": "Enter goes on with the page that is chosen",
  "src/features/templates/parts/template-picker.tsx": "Enter goes on with the template that is chosen",
  "src/features/writing/finding/parts/find-bar.tsx": "Enter finds on, Escape closes the bar",
  "src/features/writing/canvas/screens/kind-rail.tsx": "Enter takes the first kind that is found",
  "src/features/writing/canvas/screens/kind-menu.tsx": "letters search the list of kinds",
  "src/features/writing/canvas/screens/use-rail-opening.ts": "Escape closes the list of kinds",
  "src/features/writing/canvas/screens/use-block-keys.ts":
    "Ctrl+A once more, where all of a text is selected",
  "src/features/writing/canvas/screens/column-gap.tsx": "arrows move the line between columns",
  "src/features/writing/canvas/screens/empty-start.tsx": "the first letters begin a text on an empty page",
  "src/features/writing/canvas/screens/keys-on-nothing.ts": "letters that nothing has the focus for",
  "src/features/writing/canvas/screens/use-typed-keys.ts":
    "arrows, Enter and Escape of a list that opens for a sign",
  "src/features/writing/canvas/screens/use-typing-over.ts": "letters over selected blocks",
  "src/features/writing/canvas/screens/column.ts": "remembers the column of a caret between lines",
  "src/features/writing/canvas/screens/use-span.ts": "what keys do with a selection over several texts",
  "src/features/writing/canvas/screens/step-ends.ts": "ends a step of undo at another place",
  "src/features/writing/canvas/screens/use-selecting.ts": "Escape leads from a text to its block",
  "src/features/writing/canvas/screens/canvas-handle.tsx":
    "moves a block that is lifted, and what is done to it",
  "src/features/writing/canvas/screens/drag.ts": "Escape puts back what is dragged",
  "src/features/writing/canvas/screens/selected-blocks-bar.tsx": "Escape leaves the bar",
  "src/features/writing/screens/edit-bar.tsx": "Escape ends the preview",
  "src/features/comments/parts/words-field.tsx":
    "arrows and Enter of the list behind an @; sends and gives up a comment",
  "src/features/sharing/guests/parts/guest-email.tsx": "Enter goes on to the next address",
  "src/features/sharing/parts/person-search.tsx": "arrows and Enter of the field and its list",
  "src/widgets/markdown/editor.tsx": "keys of a text: indents, and out at its ends",
  "src/widgets/checklist/item-keys.ts": "keys of a text: the next item, one joined with the one before",
  "src/widgets/checklist/item-row.tsx": "moves an item that is lifted",
  "src/widgets/kit/link-panel.tsx": "Enter and Escape of the field for an address",
  "src/widgets/kit/text-bar.tsx": "arrows through the buttons of a bar",
  "src/widgets/kit/bound-text.tsx": "keys of a text, and out at its ends",
  "src/widgets/kit/block-editor.tsx": "arrows and Enter on a block without a text",
  "src/widgets/kit/text-view.ts": "reads the selection before a key changes it",
  "src/widgets/attachment/editor.tsx": "Enter leaves its name",
  "src/widgets/image/editor.tsx": "Enter leaves its caption",
  "src/widgets/table/column-line.tsx": "arrows move the line between columns",
  "src/widgets/code-snippet/editor.tsx": "keys of a text: indents, and out at its ends",
  "src/widgets/countdown/editor.tsx": "Enter goes on behind it",
  "src/widgets/rss/source.tsx": "Enter goes on behind it",
  "src/widgets/kit/titled-parts-editor.tsx": "Enter leads from a title to its text",
  "src/widgets/divider/editor.tsx": "arrows and Enter on a line",
  "src/widgets/kit/embed-editor.tsx": "Enter leads from address to title and out",
  "src/widgets/kit/held-file.tsx": "Enter leaves its title",
  "src/widgets/kit/waiting-editor.tsx":
    "Enter leads on as in the editor that is being fetched; Space presses nothing",
  "src/widgets/kit/first-caret.ts": "Enter is given to the editor that has come",
  "src/widgets/button/editor.tsx": "Enter leaves its words",
  "src/widgets/shape/editor.tsx": "Enter leads from title to text; arrows and Enter on a space",
};

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/features/pages/screens/page-keys.ts": 'addEventListener("keydown", save);\n',
    "src/features/pages/screens/page-keys.test.ts": 'addEventListener("keydown", save);\n',
    "src/widgets/poll/editor.tsx": "export const editor = <div onKeyDown={press} />;\n",
    "src/widgets/kit/plugin.ts": "export const handlers = { keydown: read };\n",
    "src/widgets/poll/view.tsx": "export const view = <kbd>Keydown</kbd>;\n",
  });
});
afterAll(() => house.remove());

it("keys are heard by the list of commands, and by controls for what is done in them", () => {
  expect(filesThatHearKeys(process.cwd())).toEqual(Object.keys(hearers).toSorted());
});

it("each file that hears keys is found", () => {
  expect(filesThatHearKeys(house.folder)).toEqual([
    "src/features/pages/screens/page-keys.ts",
    "src/widgets/kit/plugin.ts",
    "src/widgets/poll/editor.tsx",
  ]);
});
