import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";
import Link from "lucide-react/icons/link";
import Unlink from "lucide-react/icons/unlink";
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import type { Box, FoundPage, PageTools } from "./editor.ts";
import { placeNear } from "./place-near.ts";
import { LinkNow } from "./link-now.tsx";
import { openLink } from "./open-link.ts";
import { typedAddress } from "./link-target.ts";
import { useFoundPages } from "./use-found-pages.ts";
import { formatWords } from "./wording.ts";
import "./link-panel.css";

/** A link that was chosen; `title` are the words for it where none were selected. */
export type ChosenLink = { readonly href: string; readonly title: string };

/** One field: words find pages of the site by their titles, an address is taken as it is. */
export function LinkPanel({
  at,
  href,
  page,
  onChoose,
  onRemove,
  onClose,
}: {
  at: Box;
  href: string | null;
  page: Pick<PageTools, "findPages" | "pageById">;
  onChoose: (link: ChosenLink) => void;
  onRemove: () => void;
  /** Also when the focus goes elsewhere by itself. */
  onClose: () => void;
}) {
  const say = useSay();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(href && !/^page:/i.test(href) ? href.replace(/^mailto:/i, "") : "");
  const [active, setActive] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const address = typedAddress(typed, location.origin);
  const { pages, isLooking } = useFoundPages(address ? null : typed, page.findPages);
  const choices: readonly (FoundPage | string)[] = address ? [address] : (pages ?? []);

  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const panel = place.current;
    if (!panel) return;
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) close();
    };
    panel.showPopover();
    field.current?.focus();
    panel.addEventListener("focusout", closeWhenLeft);
    return () => panel.removeEventListener("focusout", closeWhenLeft);
  }, []);
  useLayoutEffect(() => {
    if (place.current) placeNear(place.current, at, "below");
  });

  function choose(choice: FoundPage | string | undefined): void {
    if (choice === undefined) return setRefused(typed.trim() !== "");
    if (typeof choice === "string") onChoose({ href: choice, title: typed.trim() });
    else onChoose({ href: `page:${choice.id}`, title: choice.title });
  }

  function pressed(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target === field.current) choose(choices[active]);
    else if (step && choices.length > 0) setActive((active + step + choices.length) % choices.length);
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }

  const option = (at: number) => `${listId}-${at}`;
  return (
    <div
      ref={place}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label={say(formatWords.linkTo)}
      className="ui-overlay kit-link-panel"
      onKeyDown={pressed}
    >
      {href && <LinkNow href={href} pageById={page.pageById} />}
      <input
        ref={field}
        className="kit-link-panel-field"
        type="text"
        dir="auto"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? option(active) : undefined}
        aria-autocomplete="list"
        aria-label={say(formatWords.linkField)}
        placeholder={say(formatWords.linkField)}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
          setRefused(false);
        }}
      />
      {href && (
        <div className="kit-link-panel-acts">
          <Button size="small" look="quiet" icon={ExternalLink} onPress={() => openLink(href)}>
            {say(formatWords.open)}
          </Button>
          <Button size="small" look="quiet" icon={Unlink} onPress={onRemove}>
            {say(formatWords.removeLink)}
          </Button>
        </div>
      )}
      {isRefused && <ErrorText announced>{say(formatWords.notAllowed)}</ErrorText>}
      <div className="kit-link-panel-found">
        <div
          role="listbox"
          id={listId}
          aria-label={say(formatWords.pagesFound)}
          className="kit-link-panel-list"
        >
          {choices.map((choice, at) => (
            // Keys are the field's: it says which one is active.
            <div
              key={typeof choice === "string" ? choice : choice.id}
              id={option(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
            >
              <Icon of={typeof choice === "string" ? Link : FileText} />
              <ChoiceName choice={choice} />
            </div>
          ))}
        </div>
        {pages === null && <ErrorText announced>{say(formatWords.pagesNotLoaded)}</ErrorText>}
        {pages?.length === 0 && choices.length === 0 && typed.trim() !== "" && !isRefused && (
          <NoPages isLooking={isLooking} />
        )}
      </div>
    </div>
  );
}

function NoPages({ isLooking }: { isLooking: boolean }) {
  const say = useSay();
  return (
    <p className="kit-link-panel-none" role="status">
      {say(isLooking ? formatWords.looking : formatWords.noPages)}
    </p>
  );
}

function ChoiceName({ choice }: { choice: FoundPage | string }) {
  const say = useSay();
  return (
    <bdi>
      {typeof choice === "string" ? say(formatWords.linkToAddress, { address: choice }) : choice.title}
    </bdi>
  );
}
