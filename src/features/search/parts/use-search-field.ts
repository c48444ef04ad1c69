import { type RefObject, useEffect, useRef, useState } from "react";
import { useOffer } from "#client/offers.ts";
import { openSearch } from "../commands/open-search.ts";
import { searchCommands } from "../commands/search-commands.ts";

/**
 * Leads the keyboard to the search field, with commands among the results or without, and back to where it came from.
 * `onOpen` is called each time the field has the focus, also when it had it before its script came.
 */
export function useSearchField(field: RefObject<HTMLInputElement | null>, onOpen: () => void) {
  const [withCommands, setWithCommands] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    if (document.activeElement === field.current) latest.current();
  }, [field]);

  function enter(commands: boolean) {
    if (document.activeElement !== field.current) cameFrom.current = document.activeElement;
    setWithCommands(commands);
    latest.current();
    field.current?.focus();
  }

  useOffer(openSearch.name, { perform: () => enter(false) });
  useOffer(searchCommands.name, {
    perform: () => enter(true),
    accepts: ({ target }) => (target === field.current ? true : null),
  });

  return {
    withCommands,
    /** The next time the field gets the focus is another one. */
    forget: () => setWithCommands(false),
    goBack() {
      const from = cameFrom.current;
      cameFrom.current = null;
      if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
      // The keyboard may stand on what is beside the field, too.
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}
