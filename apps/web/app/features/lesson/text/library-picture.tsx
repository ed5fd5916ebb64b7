import type { PictureView } from "@academy/contract/pictures";

type LibraryPictureProps = {
  picture: PictureView;
  /** How wide it stands, as `sizes` says it. */
  sizes: string;
  alt?: string;
  isCropped?: boolean;
  /** Of the picture itself; what is around it then takes part in nothing. */
  className?: string;
};

/** A picture in the smallest of its sizes that will do. */
export function LibraryPicture({
  picture,
  sizes,
  alt = picture.alt,
  isCropped = false,
  className,
}: LibraryPictureProps) {
  const { width, height, src, sources, focalX, focalY } = picture;
  return (
    <picture className={className && "contents"}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={className}
        style={isCropped ? { objectPosition: `${focalX}% ${focalY}%` } : undefined}
      />
    </picture>
  );
}
