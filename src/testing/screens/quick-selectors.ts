import { type Document, type Element, PropertySymbol, type Window } from "happy-dom";
import QuerySelector from "happy-dom/lib/query-selector/QuerySelector.js";
import { type Test, testOf } from "./selector-test.ts";

type Place = Element | Document;
type Library = {
  querySelectorAll(place: Place, selector: string): unknown;
  querySelector(place: Place, selector: string): Element | null;
  matches(element: Element, selector: string, options?: object): object | null;
};

const meant = { priorityWeight: 0 };

/**
 * Simple selectors are answered in one walk over the tree. happy-dom notes down on each element that it was asked, spells out
 * where it stands and keeps its classes behind a proxy: a fifth of the time of all screens. Any other it answers itself.
 */
export function answerQuickly(): void {
  const library = QuerySelector as unknown as Library;
  const { querySelectorAll, querySelector, matches } = library;
  library.querySelectorAll = (place, selector) => {
    const test = testOf(selector);
    if (!test) return querySelectorAll.call(library, place, selector);
    const { NodeList } = place[PropertySymbol.window] as Window;
    return new NodeList(PropertySymbol.illegalConstructor, gather(place, test, []));
  };
  library.querySelector = (place, selector) => {
    const test = testOf(selector);
    return test ? first(place, test) : querySelector.call(library, place, selector);
  };
  library.matches = (element, selector, options) => {
    const test = options ? null : testOf(selector);
    if (!test) return matches.call(library, element, selector, options);
    return test(element) ? meant : null;
  };
}

function gather(place: Place, test: Test, all: Element[]): Element[] {
  for (const element of place[PropertySymbol.elementArray]) {
    if (test(element)) all.push(element);
    gather(element, test, all);
  }
  return all;
}

function first(place: Place, test: Test): Element | null {
  for (const element of place[PropertySymbol.elementArray]) {
    const found = test(element) ? element : first(element, test);
    if (found) return found;
  }
  return null;
}
