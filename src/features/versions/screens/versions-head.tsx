import type { VersionsData } from "./versions-screen.tsx";

/** Which page it is, with the way back to it, and the heading. */
export function VersionsHead({ data, title = data.title }: { data: VersionsData; title?: string }) {
  return (
    <>
      <p className="versions-page">
        <a href={data.pageAddress}>
          <bdi>{data.pageTitle}</bdi>
        </a>
      </p>
      <h1>{title}</h1>
    </>
  );
}
