import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button.tsx";

type FileChoiceProps = {
  children: ReactNode;
  accept?: string;
  icon?: LucideIcon;
  look?: "plain" | "primary" | "quiet";
  size?: "normal" | "small";
  busy?: boolean;
  /** Several can be chosen at once; each is told. */
  isMany?: boolean;
  /** `at` is its place among those that were chosen. */
  onFile: (file: File, at: number) => void;
};

/** A button that opens the platform's choice of a file, or of several. */
export function FileChoice({
  children,
  accept,
  icon,
  look = "plain",
  size = "normal",
  busy,
  isMany = false,
  onFile,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} look={look} size={size} busy={busy} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Choosing the same file again is a choice too.
          event.currentTarget.value = "";
          files.forEach((file, at) => onFile(file, at));
        }}
      />
    </>
  );
}
