import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { searchListWords } from "../list/wording.ts";

/** What keys do in the list, for those who have keys; a screen reader says as much of a combobox by itself. */
export function SearchKeys({ withRemove }: { withRemove: boolean }) {
  const say = useSay();
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <KeyCap keys="↑+↓" /> {say(searchListWords.move)}
      </span>
      <span>
        <KeyCap keys="Enter" /> {say(searchListWords.openIt)}
      </span>
      {withRemove && (
        <span>
          <KeyCap keys="Del" /> {say(searchListWords.removeIt)}
        </span>
      )}
      <span>
        <KeyCap keys="Esc" /> {say(searchListWords.close)}
      </span>
    </p>
  );
}
