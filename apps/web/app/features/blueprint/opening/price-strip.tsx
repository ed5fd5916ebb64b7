import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { blueprintHero, blueprintMeta, pricing } from "@academy/content/pages/blueprint/page";
import { useCallback, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";

const { prices } = blueprintHero;

/**
 * A second line of the bar at the top, with the way to the prices. It is there whenever neither the opening nor the
 * prices themselves are on the screen, and not at all without scripts.
 */
export function PriceStrip() {
  const [isShown, setShown] = useState(false);
  const watch = useCallback((strip: HTMLElement | null) => {
    if (!strip) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setShown(inView.size === 0);
    });
    for (const place of [strip.parentElement, document.getElementById(pricing.id)]) {
      if (place) observer.observe(place);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={watch} className="blueprint-strip" data-shown={isShown || undefined}>
      <span className="text-ink-soft">
        <span className="blueprint-strip-title">{blueprintMeta.title} · </span>
        {fillWords(prices.fromShort, { price: formatPrice(blueprintTiers[0].priceCents) })}
      </span>
      <a href={prices.to} className="blueprint-strip-link">
        {prices.label}
      </a>
    </p>
  );
}
