import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { inLayer, layerOf, layers } from "./build-layers.mjs";

it("a room wins over the pieces that it places, and a widget over the page it stands on", () => {
  expect(layers).toEqual(["tokens", "reset", "ui", "app", "rooms", "kit", "widgets"]);
});

it.each([
  ["src/ui/tokens.css", "tokens"],
  ["src/ui/base.css", "reset"],
  ["src/ui/button.css", "ui"],
  ["src/app/shell/shell.css", "app"],
  ["src/features/people/account/screens/session-list.css", "rooms"],
  ["src/widgets/kit/prose.css", "kit"],
  ["src/widgets/table/view.css", "widgets"],
])("%s stands in the layer of %s", (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it("every style sheet has a layer, and one that stands nowhere stops the build (long)", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const met = files.filter((file) => file.endsWith(".css")).map((file) => layerOf(`src/${file}`));
  expect(new Set(met)).toEqual(new Set(layers));
  expect(() => layerOf("src/kernel/time.css")).toThrow("src/kernel/time.css is in no layer");
});

it("each style sheet says the order, whichever of them comes first", () => {
  expect(inLayer("src/ui/icon.css", ".ui-icon {}")).toBe(
    "@layer tokens, reset, ui, app, rooms, kit, widgets;\n@layer ui {\n.ui-icon {}\n}\n",
  );
});
