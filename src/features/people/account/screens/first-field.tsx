import { type ReactNode, useEffect, useRef } from "react";

/** The first field of a form that has just opened: the focus goes there. */
export function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus(), []);
  return <div ref={place}>{children}</div>;
}
