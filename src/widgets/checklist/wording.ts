import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export const checklistWords = words("checklist", {
  kindName: "Checklist",
  kindOtherNames: "todo tasks list checkbox tick",
  kindHelp: "Tasks that everyone can tick off.",
  progress: "{done, number} of {count, number} done",
  untitled: "Untitled item",
  tickedBy: "{name}, {date}",
  tickedOn: "Done {date}",
  item: "Item {place, number}",
  itemHint: "To do",
  addItem: "Add item",
  removeItem: "Delete item {place, number}",
  moveItem: "Move item {place, number}: drag, or Alt and arrow keys",
  itemAdded: "Item added",
  itemRemoved: "Item deleted",
  itemMoved: "Moved to position {place, number}",
  itemsPasted: "{count, plural, one {# item added} other {# items added}}",
  itemsOver: "{most, plural, other {A checklist has at most # items. Nothing was pasted.}}",
  keys: "Enter adds an item. Alt and the up or down arrow move it. Backspace in an empty item deletes it.",
});

export type ChecklistRefusal = "item-not-found";

export const checklistRefusals: RefusalWording<ChecklistRefusal> = {
  "item-not-found": {
    kind: "missing",
    text: "This item is no longer on the page. Reload to see the current list.",
  },
};
