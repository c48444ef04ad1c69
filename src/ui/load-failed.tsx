import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ErrorText } from "./error-text.tsx";
import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";
import "./load-failed.css";

/** Stands where something could not be loaded: the default sentence or a better one, and another try (DLGS-10). */
export function LoadFailed({ children, onRetry }: { children?: ReactNode; onRetry?: () => void }) {
  const say = useSay();
  return (
    <div className="ui-load-failed">
      <ErrorText announced>{children ?? say(uiWording.detailsNotLoaded)}</ErrorText>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {say(uiWording.tryAgain)}
        </Button>
      )}
    </div>
  );
}
