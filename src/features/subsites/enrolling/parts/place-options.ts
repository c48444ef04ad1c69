import type { Place } from "./subsite-deed-dialog.tsx";

/** Subsites to choose from, none of them before somebody does. */
export function optionsOf(places: readonly Place[], none: string) {
  return [
    { value: "", label: none, disabled: true },
    ...places.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
