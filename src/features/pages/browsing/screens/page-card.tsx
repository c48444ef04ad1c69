import { variantAddress } from "#kernel/picture-variants.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Marked } from "#ui/marked.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SelectBox } from "../../batches/parts/select-box.tsx";
import type { PageFace } from "../../drawing/contract.ts";
import { PageDrawing } from "../../drawing/parts/page-drawing.tsx";
import { useDraggable } from "../../filing/parts/dragging.tsx";
import type { ListPeople, ShownPage } from "../model/page-list.ts";
import { PageMarks } from "./page-marks.tsx";
import { PageMenu } from "./page-menu.tsx";
import { StarButton } from "./star-button.tsx";

type PageCardProps = {
  page: ShownPage;
  /** Null until it has come. */
  face: PageFace | null;
  people: ListPeople;
  viewer: Viewer;
  typed: string;
  /** Which of how many pages it is. */
  place: number;
  size: number;
};

/** One page as a card: what it looks like, its title, three lines of what it says, who changed it when (BSRT-04). */
export function PageCard({ page, face, people, viewer, typed, place, size }: PageCardProps) {
  const modifier = page.modifierId === null ? undefined : people[String(page.modifierId)];
  return (
    <li
      className="browsing-card"
      aria-posinset={place}
      aria-setsize={size}
      data-row={page.id}
      {...useDraggable(page)}
    >
      <span className="browsing-card-face">
        <Face face={face} />
        <span className="browsing-card-marks">
          <PageMarks page={page} viewer={viewer} />
        </span>
      </span>
      <span className="browsing-title">
        <SelectBox page={page} />
        <a href={page.address} dir="auto">
          <Marked text={page.title} typed={typed} />
        </a>
      </span>
      <span className="browsing-card-preview" dir="auto">
        <Marked text={page.preview} typed={typed} />
      </span>
      <span className="browsing-card-foot">
        {modifier && (
          <span className="browsing-card-who">
            <Avatar name={modifier.name} photo={modifier.photo} size={22} />
          </span>
        )}
        <RelativeTime at={page.modified * 1000} />
        {viewer.personId !== null && <StarButton page={page} />}
        <span className="browsing-menu">{viewer.personId !== null && <PageMenu page={page} />}</span>
      </span>
    </li>
  );
}

/** Its first picture, else a drawing of what it says. Neither says what title and words do not. */
function Face({ face }: { face: PageFace | null }) {
  if (!face?.picture) return <PageDrawing picture={face?.drawing ?? []} />;
  const address = fileAddress(face.picture);
  return (
    <img
      src={variantAddress(address, 640)}
      srcSet={`${variantAddress(address, 320)} 320w, ${variantAddress(address, 640)} 640w`}
      sizes="(max-width: 799px) 50vw, 280px"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
