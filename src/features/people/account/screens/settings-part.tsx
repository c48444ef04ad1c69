import { type ReactNode, useId } from "react";

/** A part of the settings under its heading. */
export function SettingsPart({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="sites-settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
