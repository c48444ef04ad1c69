import fc from "fast-check";
import type { KindExample } from "../example.ts";

const file = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };

export const attachmentExample: KindExample = {
  rich: { file, title: "The plan" },
  any: ({ words, file: any }) => fc.record({ file: fc.option(any), title: words(300) }),
  saying: (text) => ({ file: null, title: text.slice(0, 300) }),
  wordsAt: "title",
};
