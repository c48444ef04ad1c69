/**
 * Functions over 40 lines, and how many lines each may have. The list only shrinks: what is in it may not grow, and what became short is
 * struck.
 */
export const allowedLongFunctions: Readonly<Record<string, number>> = {
  // One story: the walk over a pasted tree, whose steps call each other and share the texts and the room that is left.
  "src/widgets/paragraph/pasted-widgets.ts#widgetsFromHtml": 118,
  // Requests and finished pages: they are shortened where their speed is measured.
  "src/server/screens/public-pages.ts#openPublicPages": 55,
  "src/server/web/wire.ts#wireOf": 49,
  // Furniture of tests and benches: each is one story from start to end.
  "bench/crowd.ts#crowd": 71,
  "bench/main.ts#figuresOf": 44,
  "bench/visitor.ts#openVisitor": 41,
  "bench/workloads/browser.ts#open": 46,
  "src/testing/call-at.ts#call": 43,
  "src/testing/call-at.ts#callAt": 47,
  "src/testing/draft-rehearsal.ts#fakeServer": 94,
  "src/testing/draft-rehearsal.ts#rehearsal": 45,
  "src/testing/draft-writer.ts#draftWriter": 42,
  "src/testing/external-world.ts#furnishForExternal": 69,
  "src/testing/external-world.ts#in within": 46,
  "src/testing/pages/page-dialogs.ts#openPageDialogs": 54,
  "src/testing/screens/line.ts#openLine": 57,
  "src/testing/screens/screen.ts#screenOf": 69,
  "src/testing/screens/top-layer.ts#addTopLayer": 70,
  "src/testing/server.ts#openTestWeb": 60,
  "src/testing/two-sites/furnish.ts#fill": 47,
  "src/testing/two-sites/furnish.ts#in within": 44,
};
