import type { FrameSite } from "#kernel/frame.ts";
import "./brand.css";

/** The sign and the name of the site, as the server has drawn them; `className` says where they stand. */
export function Brand({ site, className }: { site: Pick<FrameSite, "brand">; className?: string }) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: site.brand }} />;
}
