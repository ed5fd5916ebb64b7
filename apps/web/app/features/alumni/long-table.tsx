import { petal, ray } from "@academy/mandalas/line-drawing";
import { archetypeKeys } from "@academy/quiz/archetypes";
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
export function LongTable({ alt }: { alt: string }) {
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
