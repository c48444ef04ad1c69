import Link from "lucide-react/icons/link";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { Box, PageTools } from "./editor.ts";
import { LinkPanel } from "./link-panel.tsx";

type LinkChoiceProps = {
  href: string;
  page: PageTools;
  /** Names the group for those who do not see what it belongs to. */
  label: string;
  button: string;
  onLink: (href: string) => void;
};

/** Where something leads, and the panel in which that is chosen; empty while nothing is. */
export function LinkChoice({ href, page, label, button, onLink }: LinkChoiceProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<Box | null>(null);

  function close() {
    setBox(null);
    frame.current?.querySelector("button")?.focus();
  }

  function choose(chosen: string) {
    onLink(chosen);
    close();
  }

  return (
    <span ref={frame} role="group" aria-label={label}>
      <Button
        size="small"
        look="quiet"
        icon={Link}
        onPress={() => setBox(frame.current?.getBoundingClientRect() ?? null)}
      >
        {button}
      </Button>
      {box && (
        <LinkPanel
          at={box}
          href={href === "" ? null : href}
          page={page}
          onChoose={({ href: chosen }) => choose(chosen)}
          onRemove={() => choose("")}
          onClose={close}
        />
      )}
    </span>
  );
}
