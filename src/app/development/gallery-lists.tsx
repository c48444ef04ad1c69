import Globe from "lucide-react/icons/globe";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { useClock } from "#ui/language.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Pill } from "#ui/pill.tsx";
import { Progress } from "#ui/progress.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { Tree } from "#ui/tree.tsx";
import { galleryFolders } from "./gallery-folders.ts";
import { GalleryState } from "./gallery-state.tsx";

const minute = 60_000;
const ages = [0, 25 * minute, 60 * minute, 26 * 60 * minute, 70 * 24 * 60 * minute, 300 * 24 * 60 * minute];

export function GalleryLists() {
  // Of the same clock that tells how long ago it was; the time of the call is up to a second later.
  const { renderedAt } = useClock();
  const [tries, setTries] = useState(1);
  return (
    <section>
      <h2>Lists and small things</h2>
      <div className="development-states">
        <div>
          <h3>Tree</h3>
          <Tree label="Folders" nodes={galleryFolders(true)} current="board" />
        </div>
        <div className="development-stack">
          <Marks />
          <GalleryState name="Times">
            {ages.map((age) => (
              <RelativeTime key={age} at={renderedAt - age} />
            ))}
          </GalleryState>
          <GalleryState name="Keys">
            <KeyCap keys="Ctrl+K" />
            <KeyCap keys="?" />
          </GalleryState>
        </div>
        <div className="development-stack">
          <GalleryState name="Long work">
            <div className="development-grow">
              <Progress label="Upload" text="3 of 7 files, 42 %" percent={42} />
            </div>
          </GalleryState>
          <GalleryState name="Failed">
            <LoadFailed onRetry={() => setTries(tries + 1)} />
            <output aria-label="Tries">{tries}</output>
          </GalleryState>
          <div>
            <h3>Waiting</h3>
            <Skeleton />
          </div>
        </div>
      </div>
      <EmptyState
        title="No pages in this folder yet"
        help="Pages you write here are seen by everyone at Noordervaart."
        action={
          <Button look="primary" icon={Plus}>
            New page
          </Button>
        }
      />
    </section>
  );
}

function Marks() {
  const [tags, setTags] = useState(["rosters", "night"]);
  return (
    <>
      <GalleryState name="People">
        {["Jelle Dijkstra", "Yara Jansen", "Peter Wit", "Sanne de Fries", "王 小明"].map((name) => (
          <Avatar key={name} name={name} size={32} named />
        ))}
        <Avatar name="Ann Mulder" photo={portrait} size={32} named />
      </GalleryState>
      <GalleryState name="Chips">
        <Chip href="#weather">weather</Chip>
        <Chip icon={Globe}>Public</Chip>
        <Chip tone="accent">New</Chip>
        <Chip tone="good">Saved</Chip>
        <Chip tone="warn">Draft</Chip>
        <Chip tone="danger">Expired</Chip>
      </GalleryState>
      <GalleryState name="Tags">
        {tags.map((tag) => (
          <Tag key={tag} name={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))} />
        ))}
      </GalleryState>
      <GalleryState name="Places">
        <Pill href="#company" hue={270} current>
          Company
        </Pill>
        <Pill href="#fleet" hue={230}>
          Fleet
        </Pill>
        <Pill href="#terminals" hue={45}>
          Terminals
        </Pill>
      </GalleryState>
    </>
  );
}

const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%23f2d3bd'/%3E%3Ccircle cx='4' cy='3.2' r='1.6' fill='%238a3b1c'/%3E%3Cellipse cx='4' cy='8' rx='3' ry='2.6' fill='%23345'/%3E%3C/svg%3E";
