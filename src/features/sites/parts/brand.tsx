import type { FrameSite } from "#kernel/frame.ts";
import "./brand.css";

/** The sign and the name of the site, as the server has drawn them. */
export function Brand({ site }: { site: Pick<FrameSite, "brand"> }) {
  return <span className="sites-brand" dangerouslySetInnerHTML={{ __html: site.brand }} />;
}
