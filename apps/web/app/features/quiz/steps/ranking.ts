import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Places } from "../attempt/attempt.ts";

export const noPlaces: Places = [null, null, null, null];

/** Puts an option into a place, out of the one it had. A place that another has is not given away. */
export function place(places: Places, option: ArchetypeKey, at: number): Places {
  if (at < 0 || at >= places.length || places[at] !== null) return places;
  return places.map((key, index) => (index === at ? option : key === option ? null : key));
}

export const remove = (places: Places, option: ArchetypeKey): Places =>
  places.map((key) => (key === option ? null : key));

/** One place up or down; whoever is there takes the place that becomes free. */
export function move(places: Places, from: number, by: -1 | 1): Places {
  const to = from + by;
  if (to < 0 || to >= places.length) return places;
  return places.map((key, index) =>
    index === to ? (places[from] ?? null) : index === from ? (places[to] ?? null) : key,
  );
}

/** The ranking, once every place is taken. */
export const rankingOf = (places: Places): ArchetypeKey[] | undefined =>
  places.every((key) => key !== null) ? [...(places as ArchetypeKey[])] : undefined;
