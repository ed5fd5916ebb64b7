import { alumniGroup } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { petal, ray } from "@academy/mandalas/line-drawing";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { hueClass, Mandala, MandalaDrawing } from "../archetypes/public.ts";

/** Each guest is a small mandala, plain enough to stay clear at the size of a coin. */
const guest = (order: number) => ({
  rings: [{ r: 14 }, { r: 98 }],
  wheels: [{ order, fine: petal(14, 86, 240 / order), hair: ray(26, 62) }],
});
const guests = [8, 6, 10, 7, 9].map(guest);

const sides = [
  { side: "top", from: 0, seats: 8 },
  { side: "right", from: 8, seats: 2 },
  { side: "bottom", from: 10, seats: 8 },
  { side: "left", from: 18, seats: 2 },
];
/** The one chair that is free: in the middle of the near side, where whoever looks at the picture would sit. */
const yours = 14;

/** One table with a place for every founding member. */
function LongTable({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="long-table">
      <div className="long-table-cloth">
        <Mandala archetype="mother" />
      </div>
      {sides.map(({ side, from, seats }) => (
        <div key={side} className={`long-table-${side}`}>
          {Array.from({ length: seats }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            <Seat key={index} place={from + index} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Seat({ place }: { place: number }) {
  if (place === yours) return <div className="seat seat-empty" />;
  const key = archetypeKeys[(place * 3) % archetypeKeys.length];
  const design = guests[place % guests.length];
  return (
    <div className={`seat ${key ? hueClass[key] : ""}`}>{design && <MandalaDrawing design={design} />}</div>
  );
}

export function Hero() {
  const { eyebrow, heading, opening, lead, toPricing, toFeatures, pictureAlt } = alumniPage.hero;
  return (
    <section aria-labelledby="alumni-heading" className="alumni-hero">
      <p className="section-eyebrow">{eyebrow}</p>
      <h1 id="alumni-heading" className="max-w-[6.5em] sm:max-w-[7.125em] text-display">
        {heading}
      </h1>
      <LongTable alt={pictureAlt} />
      <div className="alumni-hero-words">
        <p className="font-display text-heading text-pretty">{opening}</p>
        <div>
          <p className="text-lead text-pretty">{lead}</p>
          <div className="equal-buttons mt-6 flex flex-wrap gap-3">
            <a href={toPricing.to} className={buttonLook({ size: "large" })}>
              {toPricing.label}
            </a>
            <a href={toFeatures.to} className={buttonLook({ variant: "secondary", size: "large" })}>
              {toFeatures.label}
            </a>
          </div>
          <p className="mt-4 text-ink-soft text-small">{alumniGroup.foundingLabel}</p>
        </div>
      </div>
    </section>
  );
}
