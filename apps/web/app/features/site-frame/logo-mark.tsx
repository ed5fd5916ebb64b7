import { look } from "@academy/content/theme";

/** The academy's mark: a mandala small enough to stay clear at the size of a letter. Also drawn in `public/icon.svg`. */
export function LogoMark() {
  const { logo } = look;
  // Beside the name, which says what it is.
  if (logo) return <img src={logo.src} width={logo.width} height={logo.height} alt="" className="bar-logo" />;
  return (
    <svg viewBox="-16 -16 32 32" className="size-8 fill-none stroke-gold" aria-hidden="true">
      <circle r="3.2" />
      <circle r="14.8" />
      <g id="logo-petal">
        <path d="M0-3.2C4-7 4-10.5 0-14.8C-4-10.5-4-7 0-3.2" />
      </g>
      {[45, 90, 135, 180, 225, 270, 315].map((degrees) => (
        <use key={degrees} href="#logo-petal" transform={`rotate(${degrees})`} />
      ))}
    </svg>
  );
}
