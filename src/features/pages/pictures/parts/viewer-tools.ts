import { pictureWords } from "../wording.ts";

/** As Lucide draws them; visitors have no icons of React. In the order of Tab. */
const tools = {
  close: "M18 6 6 18M6 6l12 12",
  previous: "m15 18-6-6 6-6",
  next: "m9 18 6-6-6-6",
  zoomOut: "M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM21 21l-4.35-4.35M8 11h6",
  zoomIn: "M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM21 21l-4.35-4.35M11 8v6M8 11h6",
} as const;
export type ToolName = keyof typeof tools;

/** The buttons of the viewer. What leads nowhere says so and keeps the focus. */
export function viewerTools(acts: Record<ToolName, () => void>) {
  const element = document.createElement("div");
  element.className = "pictures-tools";
  const buttons = Object.fromEntries(
    (Object.keys(tools) as ToolName[]).map((name) => [name, button(name, acts[name])]),
  ) as Record<ToolName, HTMLButtonElement>;
  element.append(...Object.values(buttons));
  const open = (name: ToolName, isOpen: boolean) =>
    buttons[name].setAttribute("aria-disabled", String(!isOpen));
  return {
    element,
    /** Whether there are pictures before and after this one; with a single one nothing leads on. */
    between(before: boolean, after: boolean): void {
      open("previous", before);
      open("next", after);
      for (const name of ["previous", "next"] as const) buttons[name].hidden = !before && !after;
    },
    zoomable: (isZoomed: boolean) => open("zoomOut", isZoomed),
  };
}

function button(name: ToolName, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `pictures-tool pictures-${name}`;
  made.title = pictureWords[name].message;
  made.setAttribute("aria-label", made.title);
  made.autofocus = name === "close";
  made.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${tools[name]}"/></svg>`;
  made.addEventListener("click", () => made.ariaDisabled !== "true" && act());
  return made;
}
