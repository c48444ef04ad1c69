import { type Element, PropertySymbol } from "happy-dom";

export type Test = (element: Element) => boolean;

const tests = new Map<string, Test | null>();

/** Whether an element is meant by a selector of tags, names, classes, attributes and `:not`; null for any other selector. */
export function testOf(selector: string): Test | null {
  const known = tests.get(selector);
  if (known !== undefined) return known;
  const rest = new Rest(selector);
  const test = listTest(rest);
  tests.set(selector, rest.isEmpty ? test : null);
  return tests.get(selector) ?? null;
}

/** What of a selector has not been read yet. */
class Rest {
  #text: string;
  constructor(text: unknown) {
    this.#text = typeof text === "string" ? text.trim() : "?";
  }
  get isEmpty() {
    return this.#text === "";
  }
  /** From here on it is nothing that is read here. */
  spoil(): null {
    this.#text = "!";
    return null;
  }
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#text);
    if (found) this.#text = this.#text.slice(found[0].length);
    return found;
  }
}

const tag = /^(?:\*|[a-z][\w-]*)/i;
const mark = /^([#.])([a-z_][\w-]*)/i;
const attribute = /^\[([a-z][\w-]*)(?:([~^$*|]?=)(?:"([^"\\]*)"|'([^'\\]*)'|([\w-]+)))?\]/i;
const opened = /^:(not|is)\(\s*/;
const closed = /^\s*\)/;
const comma = /^\s*,\s*/;
const combinator = /^\s*>\s*|^\s+(?![\s,)])/;

function listTest(rest: Rest): Test | null {
  const all: Test[] = [];
  do {
    const test = pathTest(rest);
    if (!test) return null;
    all.push(test);
  } while (rest.take(comma));
  return (element) => all.some((test) => test(element));
}

/** Read from the left and asked from the right: the element itself, then what it stands in. */
function pathTest(rest: Rest): Test | null {
  let path = pieceTest(rest);
  while (path) {
    const [between] = rest.take(combinator) ?? [];
    if (between === undefined) return path;
    const last = pieceTest(rest);
    path = last && below(path, last, between.trim() === ">");
  }
  return null;
}

function below(outer: Test, inner: Test, isChild: boolean): Test {
  return (element) => {
    if (!inner(element)) return false;
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (outer(at)) return true;
      if (isChild) return false;
    }
    return false;
  };
}

function pieceTest(rest: Rest): Test | null {
  const all: Test[] = [];
  const [name] = rest.take(tag) ?? [];
  if (name !== undefined && name !== "*") all.push(tagTest(name.toUpperCase()));
  for (;;) {
    const test = markTest(rest) ?? attributeTest(rest) ?? pseudoTest(rest);
    if (!test) break;
    all.push(test);
  }
  return name === undefined && all.length === 0 ? null : (element) => all.every((test) => test(element));
}

function tagTest(name: string): Test {
  return ({ [PropertySymbol.tagName]: own }) => own === name || own?.toUpperCase() === name;
}

function markTest(rest: Rest): Test | null {
  const [, kind, value = ""] = rest.take(mark) ?? [];
  if (kind === undefined) return null;
  return kind === "#" ? valueTest("id", "=", value) : valueTest("class", "~=", value);
}

function attributeTest(rest: Rest): Test | null {
  const [, name, relation, ...values] = rest.take(attribute) ?? [];
  if (name === undefined) return null;
  if (relation === undefined) return (element) => element.hasAttribute(name);
  return valueTest(name, relation, values.find((value) => value !== undefined) ?? "");
}

function pseudoTest(rest: Rest): Test | null {
  if (rest.take(/^:disabled\b/))
    return (element) => "disabled" in element && element.hasAttribute("disabled");
  const [, kind] = rest.take(opened) ?? [];
  if (kind === undefined) return null;
  const test = listTest(rest);
  if (!test || !rest.take(closed)) return rest.spoil();
  return kind === "not" ? (element) => !test(element) : test;
}

function valueTest(name: string, relation: string, wanted: string): Test {
  const isMeant = relations[relation as keyof typeof relations];
  return (element) => {
    const value = element.getAttribute(name);
    return value !== null && isMeant(value, wanted);
  };
}

const relations = {
  "=": (value: string, wanted: string) => value === wanted,
  "~=": (value: string, wanted: string) => value.split(/\s+/).includes(wanted),
  "^=": (value: string, wanted: string) => wanted !== "" && value.startsWith(wanted),
  "$=": (value: string, wanted: string) => wanted !== "" && value.endsWith(wanted),
  "*=": (value: string, wanted: string) => wanted !== "" && value.includes(wanted),
  "|=": (value: string, wanted: string) => value === wanted || value.startsWith(`${wanted}-`),
};
