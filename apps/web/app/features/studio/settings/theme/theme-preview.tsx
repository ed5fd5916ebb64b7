import { studioThemePage } from "@academy/content/pages/studio/settings/theme-page";
import { type ThemeColors, themeTokens } from "@academy/contract/fields/theme-colors";
import type { Logo } from "@academy/contract/studio/theme";
import { useLayoutEffect, useRef } from "react";
import { buttonLook } from "../../../../ui/buttons/button-look.ts";

const words = studioThemePage.preview;

/** A corner of a page in these colors. They are set on the element itself: the page's policy lets no style into its markup. */
export function ThemePreview({
  colors,
  logo,
  name,
}: {
  colors: ThemeColors;
  logo: Logo | null;
  name: string;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [token, shade] of Object.entries(themeTokens(colors))) {
      frame.current?.style.setProperty(`--color-${token}`, shade);
    }
  }, [colors]);
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="field-label">{words.heading}</figcaption>
      <div ref={frame} className="look-sheet">
        <p className="flex items-center gap-2.5 py-3 px-5 edge-b-line bg-paper font-display">
          {logo && <img src={logo.src} width={logo.width} height={logo.height} alt="" className="bar-logo" />}
          <span>{name}</span>
        </p>
        <div className="look-page">
          <p className="section-eyebrow">{words.eyebrow}</p>
          <p className="font-display text-heading">{words.title}</p>
          <p>
            {words.text} <span className="text-link">{words.link}</span>
          </p>
          <p className="text-ink-soft text-small">{words.quiet}</p>
          <p>
            <span className={buttonLook({})}>{words.button}</span>
          </p>
        </div>
        <p className="look-foot">{words.footer}</p>
      </div>
    </figure>
  );
}
