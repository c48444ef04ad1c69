import { createContext } from "react";

/** Says that something which a person asked for is on its way; gives what is done when it has come, or will not. Set by the host of dialogs. */
export const OpeningContext = createContext<() => () => void>(() => () => {});
