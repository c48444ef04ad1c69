import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./error-text.css";

/** What went wrong, in one red sentence (DLGS-06). `announced` makes screen readers say it when it appears. */
export function ErrorText({
  children,
  id,
  announced = false,
}: {
  children: ReactNode;
  id?: string;
  announced?: boolean;
}) {
  return (
    <p className="ui-error-text" id={id} role={announced ? "alert" : undefined}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}
