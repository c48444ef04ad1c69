import { faces } from "#widgets/faces.ts";
import { useSay } from "#ui/language.tsx";
import { isChange, shortened, shownBlocks } from "../model/shown-blocks.ts";
import { ChangedPictures } from "./changed-pictures.tsx";
import { RestoreBlock, type Source } from "./restore-block.tsx";
import type { Changes } from "../screen.ts";
import { versionWords } from "../wording.ts";

type Block = Changes["blocks"][number];

/** What changed on a page, to be read from above: words that came and went in place, and what became of each widget in words. */
export function ChangesView({ changes, from }: { changes: Changes; from?: Source | null }) {
  const say = useSay();
  const { title, blocks, added, removed } = changes;
  if (!title && !blocks.some(isChange)) return <p className="versions-same">{say(versionWords.noChanges)}</p>;
  return (
    <section className="versions-changes" aria-label={say(versionWords.whatChanged)}>
      <p className="versions-sum">
        {say(versionWords.wordsAdded, { count: added })} {say(versionWords.wordsRemoved, { count: removed })}
      </p>
      {title && <ChangedTitle title={title} />}
      {shownBlocks(blocks).map((each) =>
        "block" in each ? (
          <ChangedBlock key={each.block.id} block={each.block} from={from ?? null} />
        ) : (
          <p key={each.id} className="versions-left">
            {say(versionWords.unchanged, { count: each.left })}
          </p>
        ),
      )}
    </section>
  );
}

function ChangedBlock({ block, from }: { block: Block; from: Source | null }) {
  const say = useSay();
  const { by, pieces } = block;
  return (
    <div className="versions-block" data-how={isChange(block) ? block.how : undefined}>
      {isChange(block) && (
        <p className="versions-how">
          <b>
            {whatHappened(block)
              .map((words) => say(words, { kind: say(faces[block.kind].name) }))
              .join(" ")}
          </b>{" "}
          {by.length > 0 && <span dir="auto">{by.join(", ")}</span>}
        </p>
      )}
      {pieces.length > 0 && <Pieces pieces={pieces} />}
      <ChangedPictures {...block.pictures} />
      {from && (block.how === "removed" || block.how === "changed") && (
        <RestoreBlock from={from} id={block.id} kind={block.kind} />
      )}
    </div>
  );
}

function ChangedTitle({ title: { pieces, by } }: { title: NonNullable<Changes["title"]> }) {
  const say = useSay();
  return (
    <div className="versions-block" data-how="changed">
      <p className="versions-how">
        <b>{say(versionWords.titleChanged)}</b> {by.length > 0 && <span dir="auto">{by.join(", ")}</span>}
      </p>
      <Pieces pieces={pieces} />
    </div>
  );
}

function Pieces({ pieces }: Pick<Block, "pieces">) {
  return (
    <div className="versions-text" dir="auto">
      {pieces.map(({ how, text }, at) => (
        <Piece key={`${at} ${how}`} how={how} text={text} />
      ))}
    </div>
  );
}

function Piece({ how, text }: Block["pieces"][number]) {
  const say = useSay();
  if (how === "same") return <span>{shortened(text)}</span>;
  const Mark = how === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="ui-unseen">
        {say(how === "added" ? versionWords.addedHere : versionWords.removedHere)}{" "}
      </span>
      {text}
      <span className="ui-unseen"> {say(versionWords.endOfChange)}</span>
    </Mark>
  );
}

/** The sentences over a block; where no word of it changed, that something else did. */
function whatHappened({ how, isMoved, pieces }: Block) {
  const moved = isMoved ? [versionWords.blockMoved] : [];
  if (how === "same") return moved;
  if (how === "added") return [versionWords.blockAdded];
  if (how === "removed") return [versionWords.blockRemoved];
  const hasWords = pieces.some((piece) => piece.how !== "same");
  return [hasWords ? versionWords.blockChanged : versionWords.lookChanged, ...moved];
}
