import Paperclip from "lucide-react/icons/paperclip";
import { useRef } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import type { TextState } from "../kit/field-binding.ts";
import { markdownWords } from "./wording.ts";
import { writingTools } from "./writing-tools.ts";

/** The tools above the source. */
export function WritingBar(props: {
  onTool: (perform: (state: TextState) => TextState) => void;
  onFile: (file: File) => void;
}) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="markdown-tools" role="group" aria-label={say(markdownWords.tools)}>
      {writingTools.map((tool) => (
        <IconButton
          key={tool.words.id}
          icon={tool.icon}
          size="small"
          label={say(tool.words)}
          onPress={() => props.onTool(tool.perform)}
        />
      ))}
      <IconButton
        icon={Paperclip}
        size="small"
        label={say(markdownWords.file)}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) props.onFile(file);
        }}
      />
    </div>
  );
}
