import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { searchWords } from "../wording.ts";

/** What keys do in the list, for those who have keys; a screen reader says as much of a combobox by itself. */
export function SearchKeys({ withRemove }: { withRemove: boolean }) {
  const say = useSay();
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <KeyCap keys="↑+↓" /> {say(searchWords.move)}
      </span>
      <span>
        <KeyCap keys="Enter" /> {say(searchWords.openIt)}
      </span>
      {withRemove && (
        <span>
          <KeyCap keys="Del" /> {say(searchWords.removeIt)}
        </span>
      )}
      <span>
        <KeyCap keys="Esc" /> {say(searchWords.close)}
      </span>
    </p>
  );
}
