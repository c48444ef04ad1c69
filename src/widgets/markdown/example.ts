import fc from "fast-check";
import type { KindExample } from "../example.ts";

const source = `# Fog {#fog}

- [x] sound the horn
- [ ] slow down to **six** knots

| Ship | Draught |
|---|---|
| Tiger | 34 dm |

![chart](/-/file/7/chart.png) [plan](/-/file/9/plan.pdf)`;

export const markdownExample: KindExample = {
  rich: { source },
  any: ({ words, href, linksTo }) => fc.record({ source: fc.oneof(words(4000), href.map(linksTo)) }),
  saying: (text) => ({ source: text }),
  wordsAt: "source",
};
