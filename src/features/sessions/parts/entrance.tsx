import type { FrameSite } from "#kernel/frame.ts";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Brand } from "#features/sites/parts/brand.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { ScreenTitle } from "#ui/screen-title.tsx";
import "./entrance.css";

/**
 * The sheet of those who are not in yet: a serif welcome, a form, and the drawn courtyard beside it. The focus begins in its
 * first field; the group around it has the welcome for a name, so that those who listen hear where they are.
 */
export function Entrance(props: {
  site: Pick<FrameSite, "brand">;
  /** Where it belongs, above the title. */
  above?: string;
  title: string;
  help?: string;
  reason?: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  const heading = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(sheet.current), []);

  return (
    <div className="sessions-entrance">
      <div className="sessions-entrance-sheet" role="group" aria-labelledby={heading} ref={sheet}>
        <p className="sessions-entrance-brand">
          <Brand site={props.site} />
        </p>
        {props.above && <p className="ui-field-hint">{props.above}</p>}
        <ScreenTitle id={heading}>{props.title}</ScreenTitle>
        {props.help && <p className="sessions-entrance-help">{props.help}</p>}
        {props.reason && (
          <div className="sessions-entrance-reason">
            <ErrorText announced>{props.reason}</ErrorText>
          </div>
        )}
        {props.children}
        {props.below && <div className="sessions-entrance-below">{props.below}</div>}
      </div>
      <div className="sessions-entrance-picture" aria-hidden="true" />
    </div>
  );
}

/** Unless somebody is somewhere already, or has begun to type before the page listened; a field that was refused comes first. */
function focusFirstField(sheet: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const field =
    sheet?.querySelector<HTMLElement>("[aria-invalid=true]") ??
    sheet?.querySelector<HTMLElement>("input:not([type=hidden])");
  field?.focus({ preventScroll: true });
}
