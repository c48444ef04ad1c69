import { type ByRoleMatcher, type ByRoleOptions, getRoles, queryAllByRole } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { labelled } from "./labelled.ts";
import type { Line, Meddler, Sent } from "./line.ts";
import type { Tab } from "./tab.ts";
import { write } from "./typing.ts";
import { saidBy, wordsOf } from "./words-of.ts";

type Name = string | RegExp;

/** What a person sees, by role and accessible name, and what they do. Whatever they do has had its effect when it returns. */
export type Screen = {
  /** The words of what can be reached, or of one part of it, with single spaces. */
  text(inside?: Element): string;
  /** The one part of this role and name that can be reached; fails where there is none, or more than one. */
  part(role: ByRoleMatcher, name?: Name, inside?: Element): HTMLElement;
  /** All of them, in order. */
  parts(role: ByRoleMatcher, name?: Name, inside?: Element): HTMLElement[];
  /** What each part of this role is called, in order. */
  names(role: ByRoleMatcher, inside?: Element): string[];
  /** The one field with this label. */
  field(label: Name, inside?: Element): HTMLInputElement;
  /** A person presses it with the mouse. */
  click(role: ByRoleMatcher, name?: Name, inside?: Element): Promise<void>;
  clickOn(part: Element): Promise<void>;
  /** Keys where the focus is: `Fish{Enter}`, `{Control>}k{/Control}`. */
  press(keys: string): Promise<void>;
  /** Empties the field and types: letters between the first and the last stand there at once (`typing.ts`). */
  type(label: Name, text: string, inside?: Element): Promise<void>;
  choose(label: Name, option: string, inside?: Element): Promise<void>;
  /** Time goes by, in milliseconds; otherwise it stands still. */
  pass(milliseconds: number): Promise<void>;
  back(): Promise<void>;
  /** Types another address, or reloads. */
  load(address: string): Promise<void>;
  /** Path, query and hash in the address bar. */
  readonly address: string;
  /** The name of the tab. */
  readonly title: string;
  readonly focused: Element | null;
  readonly document: Document;
  /** What the browser has sent so far, documents included. */
  readonly sent: readonly Sent[];
  /** Stands between this browser and the server from now on. */
  meddle(meddler: Meddler | null): void;
};

/** React was loaded before there was a document, and then hears of a field that was emptied by a key alone. */
const emptied = "{Backspace}";

export function screenOf(tab: Tab, line: Line): Screen {
  const hands = new WeakMap<Document, ReturnType<typeof userEvent.setup>>();
  const page = () => tab.window.document;

  /** An open dialog alone, or everything. */
  function reach(): HTMLElement {
    return [...page().querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? page().body;
  }

  function hand() {
    const options = { document: page(), delay: null, pointerEventsCheck: 0 };
    const found = hands.get(page()) ?? userEvent.setup(options);
    hands.set(page(), found);
    return found;
  }

  function parts(role: ByRoleMatcher, name?: Name, inside: Element = page().body): HTMLElement[] {
    return reachedParts(role, name, { inside, reached: reach() });
  }

  function part(role: ByRoleMatcher, name?: Name, inside?: Element): HTMLElement {
    return theOne(parts(role, name, inside), `of role ${role} called ${name}`, inside ?? reach());
  }

  function field(label: Name, inside: Element = reach()): HTMLInputElement {
    return theOne(labelled(label, inside), `labelled ${label}`, inside);
  }

  async function act(work: () => unknown): Promise<void> {
    await work();
    await tab.settled();
  }

  return {
    part,
    parts,
    field,
    text: (inside = reach()) => wordsOf(inside),
    names: (role, inside) => parts(role, undefined, inside).map(saidBy),
    click: (role, name, inside) => act(() => hand().click(part(role, name, inside))),
    clickOn: (element) => act(() => hand().click(element)),
    press: (keys) => act(() => hand().keyboard(keys)),
    type: (label, text, inside) =>
      act(async () => {
        const place = field(label, inside);
        await hand().clear(place);
        await write(hand(), place, text || emptied);
      }),
    choose: (label, option, inside) => act(() => hand().selectOptions(field(label, inside), option)),
    pass: (milliseconds) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
    back: () => act(() => tab.window.history.back()),
    load: (address) => tab.load(address),
    get address() {
      const { pathname, search, hash } = tab.window.location;
      return pathname + search + hash;
    },
    get title() {
      return page().title;
    },
    get focused() {
      return page().activeElement;
    },
    get document() {
      return page();
    },
    sent: line.sent,
    meddle: line.meddle,
  };
}

/** What something is called is worked out for each that is looked at: behind an open dialog nothing has to be. */
function reachedParts(
  role: ByRoleMatcher,
  name: Name | undefined,
  { inside, reached }: { inside: Element; reached: Element },
): HTMLElement[] {
  const options: ByRoleOptions = name === undefined ? {} : { name };
  const { parentElement } = reached;
  const within = parentElement && inside.contains(parentElement) ? parentElement : inside;
  return queryAllByRole(within as HTMLElement, role, options).filter((each) => reached.contains(each));
}

function theOne<Found extends Element>(found: readonly Found[], what: string, inside: Element): Found {
  const [first] = found;
  if (first && found.length === 1) return first;
  throw new Error(`${found.length} ${what}; there are:\n${listOf(inside as HTMLElement)}`);
}

function listOf(inside: HTMLElement): string {
  const dull = ["generic", "paragraph", "listitem", "term", "definition", "img"];
  const roles = Object.entries(getRoles(inside)).filter(([role]) => !dull.includes(role));
  return roles
    .map(([role, all]) => `  ${role}: ${all.map((each) => saidBy(each).slice(0, 60)).join(" · ")}`)
    .join("\n");
}
