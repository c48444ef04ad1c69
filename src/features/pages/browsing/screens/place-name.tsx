import Folder from "lucide-react/icons/folder";
import Tag from "lucide-react/icons/tag";
import { Icon } from "#ui/icon.tsx";
import type { BrowsedPlace } from "./use-browse.ts";

/** On phones, where neither panel nor count is shown: the folder or tag that is listed. */
export function PlaceName({ place: { folder, tag } }: { place: BrowsedPlace }) {
  const name = tag?.name ?? folder?.name;
  if (name === undefined) return null;
  return (
    <p className="browsing-place">
      <Icon of={tag ? Tag : Folder} size={16} />
      <bdi>{name}</bdi>
    </p>
  );
}
