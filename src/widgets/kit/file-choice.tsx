import type { LucideIcon } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button.tsx";

/** A button that opens the platform's choice of a file. */
export function FileChoice({
  children,
  accept,
  icon,
  look = "plain",
  size = "normal",
  busy,
  onFile,
}: {
  children: ReactNode;
  accept?: string;
  icon?: LucideIcon;
  look?: "plain" | "primary" | "quiet";
  size?: "normal" | "small";
  busy?: boolean;
  onFile: (file: File) => void;
}) {
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
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a choice too.
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
