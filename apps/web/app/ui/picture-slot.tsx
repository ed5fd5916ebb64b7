import { classes } from "./classes.ts";

type SlotPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What has to stay in sight when the place is not as wide or high as the picture. The middle, unless said. */
  focal?: "center" | "top" | "bottom" | "left" | "right";
  /** The same in several sizes, and then what has to stay in sight in hundredths. */
  sources?: readonly { type: string; srcset: string }[];
  focalX?: number;
  focalY?: number;
};

type PictureSlotProps = {
  picture: SlotPicture;
  /** The proportions are those of the place, so that nothing moves when the picture comes or is another. */
  shape: "portrait" | "scene" | "wide" | "round";
  /** On the first screen; elsewhere it is fetched when it comes near. */
  isFirst?: boolean;
  className?: string;
};

const shapes = {
  portrait: "picture-portrait",
  scene: "picture-scene",
  wide: "picture-wide",
  round: "picture-round",
};
const positions = {
  center: "object-center",
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
};
/** As wide as such a place gets; a browser that knows `auto` measures it. */
const room = "(min-width: 48rem) 28rem, 92vw";

/** In tenths, as classes: a page has no styles of its own. */
const tenths = (axis: "x" | "y", hundredths = 50) => `focal-${axis}-${Math.round(hundredths / 10)}`;

/** A place for a photograph or a drawing. */
export function PictureSlot({ picture, shape, isFirst = false, className }: PictureSlotProps) {
  const { src, width, height, alt, focal = "center", sources, focalX, focalY } = picture;
  const position = sources ? [tenths("x", focalX), tenths("y", focalY)] : [positions[focal]];
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={classes("picture", shapes[shape], ...position, className)}
    />
  );
  if (!sources) return image;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={isFirst ? room : `auto, ${room}`} />
      ))}
      {image}
    </picture>
  );
}
