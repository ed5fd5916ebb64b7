import { examplesWords } from "@academy/content/pages/learning/examples-words";
import { showExamples } from "@academy/contract/calls/learning/workbooks";
import { nameInSentence } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { apiQuery } from "../../lib/api/query-client.ts";
import { createStore } from "../../lib/store.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { hueClass } from "../archetypes/public.ts";
import { ExampleParts } from "./example-parts.tsx";

/** The sample for one's own archetype, where there is one, and one of four people who filled in everything. */
export function ExamplesPanel({ courseId, of }: { courseId: string; of: string }) {
  const { data, isError, refetch } = useQuery(apiQuery(showExamples, { params: { courseId, of } }));
  const chosen = useChosenPerson();
  if (isError) {
    return (
      <div className="examples-panel" role="alert">
        <p>{examplesWords.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {examplesWords.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data) return <p className="text-ink-soft text-pretty">{examplesWords.loading}</p>;
  const person = data.people.find(({ name }) => name === chosen) ?? data.people[0];
  return (
    <div className="examples-panel">
      {data.own && (
        <div className="grid gap-2.5 pb-4 edge-b-line">
          <p className={`examples-heading ${hueClass[data.own.archetype]}`}>
            {fillWords(examplesWords.own, { archetype: nameInSentence(data.own.archetype) })}
          </p>
          <p className="text-ink-soft text-pretty">{examplesWords.ownNote}</p>
          <ExampleParts parts={data.parts} words={data.own.words} onlyWritten />
        </div>
      )}
      <fieldset aria-label={examplesWords.people} className="examples-people flex flex-wrap gap-1.5">
        {data.people.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === person?.name}
            onClick={() => choosePerson(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {person && (
        <>
          <p className="text-ink-soft text-pretty">
            {person.about} {fillWords(examplesWords.madeUp, { name: person.name })}
          </p>
          <ExampleParts parts={data.parts} words={person.words} />
        </>
      )}
    </div>
  );
}

/** Whose pages are read: once chosen, everywhere, until the page is left. */
const chosenPerson = createStore<string | undefined>(() => undefined);

const choosePerson = chosenPerson.set;

export const useChosenPerson = () => useSyncExternalStore(chosenPerson.subscribe, chosenPerson.current);
