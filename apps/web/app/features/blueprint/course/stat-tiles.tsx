import { statTiles } from "@academy/content/pages/blueprint/page";
import { claimOf, isShown } from "../../../lib/claims.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";

const mayStand = (tile: (typeof statTiles.tiles)[number]) => !("claim" in tile) || isShown(tile.claim);

export function StatTiles() {
  const { label, tiles, button } = statTiles;
  return (
    <section aria-label={label} className="column on-ink blueprint-stats">
      <ul>
        {tiles.filter(mayStand).map((tile) => (
          <li key={tile.value} className="blueprint-stat" {...("claim" in tile ? claimOf(tile.claim) : {})}>
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
