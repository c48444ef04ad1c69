import ExternalLink from "lucide-react/icons/external-link";
import Unlink from "lucide-react/icons/unlink";
import { type KeyboardEvent, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import type { Box, PageTools } from "./editor.ts";
import { FoundLinks, optionId } from "./found-links.tsx";
import { placeNear } from "./place-near.ts";
import { LinkNow } from "./link-now.tsx";
import { openLink } from "./open-link.ts";
import { type ChosenLink, type TypedLink, useTypedLink } from "./use-typed-link.ts";
import { formatWords } from "./wording.ts";
import "./link-panel.css";

type LinkPanelProps = {
  at: Box;
  href: string | null;
  page: Pick<PageTools, "findPages" | "pageById">;
  onChoose: (link: ChosenLink) => void;
  onRemove: () => void;
  /** Also when the focus goes elsewhere by itself. */
  onClose: () => void;
};

/** One field: words find pages of the site by their titles, an address is taken as it is. */
export function LinkPanel({ at, href, page, onChoose, onRemove, onClose }: LinkPanelProps) {
  const say = useSay();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = useTypedLink(href, page.findPages, onChoose);
  const place = usePanelAt(at, field, onClose);

  function pressed(event: KeyboardEvent): void {
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && event.target === field.current) link.choose(link.choices[link.active]);
    else if (!link.step(event.key)) return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }

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
      <LinkField {...{ field, listId, link }} />
      {href && <LinkActs href={href} onRemove={onRemove} />}
      {link.isRefused && <ErrorText announced>{say(formatWords.notAllowed)}</ErrorText>}
      <FoundLinks id={listId} link={link} />
    </div>
  );
}

/** Shows the panel with the focus in its field, keeps it near its place, and hears when the focus goes elsewhere. */
function usePanelAt(at: Box, field: RefObject<HTMLInputElement | null>, onClose: () => void) {
  const place = useRef<HTMLDivElement>(null);
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
  }, [field]);
  useLayoutEffect(() => {
    if (place.current) placeNear(place.current, at, "below");
  });

  return place;
}

type LinkFieldProps = { field: RefObject<HTMLInputElement | null>; listId: string; link: TypedLink };

function LinkField({ field, listId, link }: LinkFieldProps) {
  const say = useSay();
  const hasChoices = link.choices.length > 0;
  return (
    <input
      ref={field}
      className="kit-link-panel-field"
      type="text"
      dir="auto"
      role="combobox"
      aria-expanded={hasChoices}
      aria-controls={listId}
      aria-activedescendant={hasChoices ? optionId(listId, link.active) : undefined}
      aria-autocomplete="list"
      aria-label={say(formatWords.linkField)}
      placeholder={say(formatWords.linkField)}
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      value={link.typed}
      onChange={(event) => link.type(event.currentTarget.value)}
    />
  );
}

/** What is done with the link that is there. */
function LinkActs({ href, onRemove }: { href: string; onRemove: () => void }) {
  const say = useSay();
  return (
    <div className="kit-link-panel-acts">
      <Button size="small" look="quiet" icon={ExternalLink} onPress={() => openLink(href)}>
        {say(formatWords.open)}
      </Button>
      <Button size="small" look="quiet" icon={Unlink} onPress={onRemove}>
        {say(formatWords.removeLink)}
      </Button>
    </div>
  );
}
