import type { ReactNode } from "react";
import type { Bundle } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import { PageDialog } from "./page-dialog.tsx";

type OverPageProps = {
  bundle: Bundle<Frame>;
  behind: NonNullable<Bundle<Frame>["behind"]>;
  children: ReactNode;
};

/**
 * A screen that is a dialog over a page (decision 0049). Its cross and Escape lead where its data say (`back`, as Cancel does), or to the page behind
 * it.
 */
export function OverPage({ bundle: { address, data }, behind, children }: OverPageProps) {
  return (
    <PageDialog key={address} title={data.title} back={String(data["back"] ?? behind.address)}>
      {children}
    </PageDialog>
  );
}
