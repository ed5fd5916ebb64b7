import { formatPrice } from "@academy/content/format-price";
import { recordingsPage } from "@academy/content/pages/learning/recordings-page";
import type { ShelfView } from "@academy/contract/learning/recordings";
import { Lock } from "lucide-react";
import { Link } from "react-router";

const words = recordingsPage.closed;

/** What opens it and for how much, as it is on sale today. Of what stands on it, nothing is known here. */
export function ClosedShelf({ shelf: { offers } }: { shelf: ShelfView }) {
  return (
    <div className="closed-shelf">
      <p className="flex items-center gap-2 weight-500">
        <Lock aria-hidden="true" className="size-5 stroke-gold-deep" />
        {words.label}
      </p>
      <p className="mt-2 max-w-text text-ink-soft text-pretty">
        {offers.length === 0 ? words.noOffer : words.text}
      </p>
      <ul className="mt-2 grid">
        {offers.map(({ key, name, priceCents, path }) => (
          <li key={key} className="closed-shelf-offer">
            <Link to={path} reloadDocument={path.includes("#")} className="text-link">
              {name}
            </Link>
            <span>{formatPrice(priceCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
