/**
 * What the next screen is made of, as far as its address says; null for another face of the open one. `new` is a form of which is said as of a `dialog`
 * that it could not be loaded; `dialog` and `over` stand over what is open, which stays in sight.
 */
export type ScreenKind = "page" | "list" | "form" | "new" | "dialog" | "over" | null;

/** What is drawn of the next screen before it is there. */
const outlines = { page: "page", list: "list", form: "form", new: "form", dialog: "", over: "" } as const;

/**
 * Says in the document that another screen is on its way: style sheets draw the bar at once and the skeleton of its kind after a
 * moment (app/shell/under-way.css), over what is seen of the old screen, which stays as it is.
 */
export function showUnderWay(kind: ScreenKind): void {
  const { dataset, style } = document.documentElement;
  style.setProperty("--scrolled", `${Math.round(scrollY)}px`);
  dataset["underWay"] = kind ? outlines[kind] : "";
  document.getElementById("content")?.setAttribute("aria-busy", "true");
}

export function endUnderWay(): void {
  delete document.documentElement.dataset["underWay"];
  document.getElementById("content")?.removeAttribute("aria-busy");
}

let sent = 0;

/**
 * Says in the document that something was sent and is not answered yet; the same bar is drawn when that takes longer than a
 * moment. Gives the way to end it.
 */
export function showSending(): () => void {
  const { dataset } = document.documentElement;
  sent++;
  dataset["sending"] = "";
  return () => {
    if (--sent === 0) delete dataset["sending"];
  };
}
