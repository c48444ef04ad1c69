import "./key-cap.css";

/** The keys of a shortcut, as they stand on the keyboard: `Ctrl+K`. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <span className="ui-keys">
      {keys.split("+").map((key) => (
        <kbd className="ui-key" key={key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
