import type { Sent } from "./ask-call.ts";

const mine: Sent = { settings: JSON.stringify({ title: "Mine" }) };

/** What an external can send to the calls that make pages, with foreign ids, those of examples among them. */
export function creatingAttempts(pages: () => readonly number[], folders: () => readonly number[]) {
  const starts = () => [...pages(), 0, -1, -999];
  return {
    load_templates: () => [{}],
    "read-new-page": () => [
      ...folders().map((folder) => ({ folder })),
      ...starts().map((from_page_id) => ({ from_page_id, choose: "1" })),
    ],
    page_create_load: () => [{}, ...starts().map((from_page_id) => ({ from_page_id }))],
    page_create_save: () => [mine, ...starts().map((from_page_id) => ({ from_page_id, ...mine }))],
    page_create_blank_load: () => [{}],
    page_create_blank_save: () => [mine],
  };
}
