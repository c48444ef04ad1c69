import { TextLink } from "#ui/text-link.tsx";

/** The page that a screen is about, with the way to it. */
export function PageLink({ pageTitle, pageAddress }: { pageTitle: string; pageAddress: string }) {
  return (
    <TextLink href={pageAddress}>
      <bdi>{pageTitle}</bdi>
    </TextLink>
  );
}
