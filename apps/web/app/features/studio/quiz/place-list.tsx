import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { SearchField } from "../kit/filter-bar.tsx";
import { useKept } from "../kit/use-kept.ts";
import { Place } from "./place.tsx";
import { findPlaces, type PlaceFilter, quizPlaces } from "./quiz-places.ts";
import type { TextsProps } from "./texts-props.ts";

const words = studioQuizPage;
const showings: readonly PlaceFilter[] = [
  "all",
  "changed",
  "problems",
  "questions",
  "sets",
  "statements",
  "profiles",
];

/** All steps in their order and the ten profiles, or those that are asked for. */
export function PlaceList(props: TextsProps) {
  const [search, setSearch] = useState("");
  const [showing, setShowing] = useState<PlaceFilter>("all");
  const found = findPlaces({ ...props, search, showing });
  const kept = useKept(
    `${showing} ${search}`,
    found.map(({ id }) => id),
  );
  const places = quizPlaces.filter(({ id }) => kept.has(id));
  const { one, many } = words.found;
  return (
    <section className="quiz-places max-w-256" aria-label={words.show.all}>
      <search className="grid items-start gap-x-6 gap-y-3 mt-2 mb-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SearchField label={words.find.label} hint={words.find.hint} search={search} onSearch={setSearch} />
        <Field label={words.show.label}>
          <Select value={showing} onChange={({ target }) => setShowing(target.value as PlaceFilter)}>
            {showings.map((each) => (
              <option key={each} value={each}>
                {words.show[each]}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      <p role="status" className="studio-small">
        {places.length === 0
          ? words.noneFound
          : places.length === 1
            ? one
            : fillWords(many, { count: places.length })}
      </p>
      {places.map((place) => (
        <Place key={place.id} {...props} place={place} search={search} />
      ))}
    </section>
  );
}
