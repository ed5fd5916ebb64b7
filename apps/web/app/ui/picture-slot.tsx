import { classes } from "./classes.ts";

type SlotPicture = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** What has to stay in sight when the place is not as wide or high as the picture. The middle, unless said. */
  focal?: "center" | "top" | "bottom" | "left" | "right";
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

/** A place for a photograph or a drawing. */
export function PictureSlot({ picture, shape, isFirst = false, className }: PictureSlotProps) {
  const { src, width, height, alt, focal = "center" } = picture;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      className={classes("picture", shapes[shape], positions[focal], className)}
    />
  );
}
