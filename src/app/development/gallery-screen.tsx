import { Gallery } from "./gallery.tsx";

export function GalleryScreen(props: { data: { renderedAt: number } }) {
  return <Gallery renderedAt={props.data.renderedAt} />;
}
