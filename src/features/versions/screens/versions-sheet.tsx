import type { ReactNode } from "react";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type VersionsSheetProps = { data: VersionsData; title?: string; help?: string; children: ReactNode };

/** The sheet of a page's versions: which page it is, with the way back to it, and the heading. */
export function VersionsSheet({ data, title = data.title, help, children }: VersionsSheetProps) {
  const page = (
    <TextLink href={data.pageAddress}>
      <bdi>{data.pageTitle}</bdi>
    </TextLink>
  );
  return (
    <Screen title={title} width="reading" above={page} help={help}>
      {children}
    </Screen>
  );
}
