import { fileAddress, smallerOnes } from "../kit/file-address.ts";
import type { PictureFact } from "../kit/file-fact.ts";

/** How much room it has: about three fifths of a home page, and all of a phone. */
const sizes = "(max-width: 799px) 100vw, 700px";

/** The picture beside the words. It says nothing that they do not say, so those who listen are not told of it. */
export function AnnouncementPicture({ picture }: { picture: PictureFact }) {
  const srcSet = smallerOnes(picture);
  return (
    <img
      className="announcement-picture"
      src={fileAddress(picture)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt=""
      width={picture.width}
      height={picture.height}
      decoding="async"
    />
  );
}
