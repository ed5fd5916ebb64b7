import { statTiles } from "@academy/content/pages/blueprint-page";
import { buttonLook } from "../../../ui/button-look.ts";

export function StatTiles() {
  const { label, tiles, button } = statTiles;
  return (
    <section aria-label={label} className="column on-ink blueprint-stats">
      <ul>
        {tiles.map((tile) => (
          <li key={tile.value} className="blueprint-stat">
            <p className="font-display text-gold-light text-heading">{tile.value}</p>
            <p className="mt-2 text-pretty text-small">{tile.label}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={button.to} className={buttonLook({ size: "large" })}>
          {button.label}
        </a>
      </p>
    </section>
  );
}
