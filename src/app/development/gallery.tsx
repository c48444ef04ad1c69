import { useState } from "react";
import { PageLoadingBar } from "#ui/page-loading-bar.tsx";
import { Segments } from "#ui/segments.tsx";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryDialogs } from "./gallery-dialogs.tsx";
import { GalleryLists } from "./gallery-lists.tsx";
import { GalleryOverlays } from "./gallery-overlays.tsx";
import { GalleryScales } from "./gallery-scales.tsx";
import { LazyKinds } from "./lazy-kinds.tsx";
import "./gallery.css";

/**
 * Every piece of the interface in every state, for the eyes of those who build it. It stands in a screen's frame, which
 * gives it a language, a clock, notices and dialogs.
 */
export function Gallery() {
  const [isLoading, setLoading] = useState("still");
  return (
    <div className="development">
      <PageLoadingBar active={isLoading === "loading"} />
      <header className="development-header">
        <div>
          <h1>States and scales</h1>
          <p>Everything else is made of these.</p>
        </div>
        <div className="development-row">
          <ThemeChoice />
          <Segments
            label="Page loading bar"
            value={isLoading}
            onChange={setLoading}
            options={[
              { value: "still", label: "Still" },
              { value: "loading", label: "Loading" },
            ]}
          />
        </div>
      </header>
      <GalleryScales />
      <GalleryControls />
      <GalleryOverlays />
      <GalleryDialogs />
      <GalleryLists />
      <LazyKinds />
    </div>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState("system");
  function change(next: string) {
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }
  return (
    <Segments
      label="Theme"
      value={theme}
      onChange={change}
      options={[
        { value: "system", label: "System" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  );
}
