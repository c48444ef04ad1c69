import { HTMLFormElement, PropertySymbol } from "happy-dom";

/**
 * A form is asked for its fields by name. React notes down what belongs to an element under names of its own, and happy-dom looks
 * through the whole form for a field that is called so, thousands of times for a screen.
 */
export function nameNoFieldLikeReact(): void {
  const { prototype } = HTMLFormElement;
  const find = prototype[PropertySymbol.getFormControlNamedItem];
  prototype[PropertySymbol.getFormControlNamedItem] = function named(name) {
    return /^_+react/.test(name) ? null : find.call(this, name);
  };
}
