import { Gallery } from "./gallery.tsx";

export function GalleryScreen() {
  return <Gallery />;
}
