import { Window as DomWindow } from "happy-dom";
import { nameNoFieldLikeReact } from "./quick-forms.ts";
import { answerQuickly } from "./quick-selectors.ts";
import { addTopLayer } from "./top-layer.ts";

// All windows of a process share the library.
answerQuickly();
nameNoFieldLikeReact();

/** Names that Node has too, and that a browser's script means its own of. */
const shared = [
  "Event",
  "CustomEvent",
  "FormData",
  "File",
  "Blob",
  "navigator",
  "localStorage",
  "sessionStorage",
];

export type PageWindow = Window & typeof globalThis;

/** A wide window at this address with a document in it, before any script of it has run. */
export function openWindow(address: string, html: string): PageWindow {
  const dom = new DomWindow({ url: address, width: 1440, height: 900 });
  dom.document.write(html);
  const window = dom as unknown as PageWindow;
  addTopLayer(window);
  // Without style sheets only the elements themselves hide anything; asking for more would cost most of a test's time.
  window.getComputedStyle = (element) => styleOf(element as HTMLElement);
  return window;
}

/** Puts the window's names where scripts look for them; the function given back restores what stood there. */
export function enterWindow(window: PageWindow, own: Readonly<Record<string, unknown>>): () => void {
  const names = new Set([...namesOf(window).filter((name) => !(name in globalThis)), ...shared]);
  const before = [...names, ...Object.keys(own)].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of names) define(name, boundIn(window, name));
  for (const [name, value] of Object.entries(own)) define(name, () => value);
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

function define(name: string, get: () => unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, get, set: () => {} });
}

function namesOf(window: object): string[] {
  const names: string[] = [];
  for (let at = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    names.push(...Object.getOwnPropertyNames(at).filter((name) => name !== "constructor"));
  return names;
}

function boundIn(window: PageWindow, name: string): () => unknown {
  return () => {
    const value = (window as unknown as Record<string, unknown>)[name];
    const isPlainFunction = typeof value === "function" && !/^[A-Z]/.test(name);
    return isPlainFunction ? value.bind(window) : value;
  };
}

function styleOf(element: HTMLElement): CSSStyleDeclaration {
  const display = isUnshown(element) ? "none" : "block";
  const style = { display, visibility: "visible", opacity: "1", pointerEvents: "auto" };
  return {
    ...style,
    getPropertyValue: (name: string) => (style as Record<string, string>)[name] ?? "",
  } as unknown as CSSStyleDeclaration;
}

/** What a browser's own style sheet leaves out. */
function isUnshown(element: HTMLElement): boolean {
  const { parentElement } = element;
  if (["SCRIPT", "STYLE", "TEMPLATE", "HEAD"].includes(element.tagName)) return true;
  if (element.hasAttribute("hidden")) return true;
  if (element.tagName === "DIALOG" && !element.hasAttribute("open")) return true;
  if (element.hasAttribute("popover") && !element.matches(":popover-open")) return true;
  const isFolded = parentElement?.tagName === "DETAILS" && !parentElement.hasAttribute("open");
  return isFolded && element.tagName !== "SUMMARY";
}
