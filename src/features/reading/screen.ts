import { readPageAt, readPageById } from "#features/pages/contract.ts";
import { defineScreen } from "#kernel/screen.ts";

export const pageAtScreen = defineScreen({
  name: "page",
  addresses: ["/{slug}/"],
  call: readPageAt,
  query: ["edit"],
  frame: "site",
  isBrief: true,
});
export const pageByIdScreen = defineScreen({
  name: "page",
  addresses: ["/page/{page_id}/"],
  call: readPageById,
  query: ["edit"],
  frame: "site",
  isBrief: true,
});
