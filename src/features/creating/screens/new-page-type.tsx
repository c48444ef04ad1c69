import { TypeField } from "#features/properties/types/parts/type-field.tsx";
import type { usePageType } from "#features/properties/types/parts/use-page-type.ts";
import type { Viewer } from "#kernel/viewer.ts";

/** What a page that is made now is for (PPRP-09). Where one cannot choose it nothing is said of it: the page is an ordinary one. */
export function NewPageType(props: {
  type: Pick<ReturnType<typeof usePageType>, "value" | "onChange">;
  mayChangeType: boolean;
  viewer: Pick<Viewer, "withSubsites">;
}) {
  if (!props.mayChangeType) return null;
  // Readers see at once what they see first and what others are made from.
  const offered = { canBeHomepage: true, canBeTemplate: true, canToggleDefault: true };
  const { value, onChange } = props.type;
  const { withSubsites } = props.viewer;
  return <TypeField type="standard" mayChangeType {...offered} {...{ value, onChange, withSubsites }} />;
}
