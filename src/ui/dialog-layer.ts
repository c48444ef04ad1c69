import { createContext, type ReactNode, useContext } from "react";

/** What a dialog's content may ask of the dialog it stands in. */
export type DialogLayer = {
  readonly titleId: string;
  /** Closes the dialog, or leaves the picker and returns to what it covered. */
  readonly close: () => void;
  /**
   * Puts a picker in the place of the content until it calls `done` (DLGS-16); the content keeps what was typed.
   * Answers null when the picker is left without a choice or cannot be fetched.
   */
  readonly pick: <Choice>(
    picker: (done: (choice: Choice) => void) => Promise<ReactNode>,
  ) => Promise<Choice | null>;
};

export const DialogLayerContext = createContext<DialogLayer | null>(null);

export function useDialog(): DialogLayer {
  const layer = useContext(DialogLayerContext);
  if (!layer) throw new Error("this component stands in no dialog");
  return layer;
}
