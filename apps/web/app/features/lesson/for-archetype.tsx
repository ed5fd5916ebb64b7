import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { nameInSentence } from "@academy/quiz/archetypes";
import { fillWords } from "../../lib/text/fill-words.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";

/** What the lesson says to the learner's own archetype; nothing without a result of the quiz. */
export function ForArchetype({ passage }: Pick<LessonView, "passage">) {
  if (!passage) return null;
  const { archetype, text, second } = passage;
  return (
    <aside className={`lesson-passage ${hueClass[archetype]}`} aria-labelledby="passage-heading">
      <span className="lesson-passage-drawing">
        <Mandala archetype={archetype} />
      </span>
      <h2 id="passage-heading" className="lesson-passage-heading">
        {fillWords(lessonPage.passage.heading, { archetype: nameInSentence(archetype) })}
      </h2>
      <p>{text}</p>
      {second && (
        <p>
          <span className="lesson-passage-second">
            {fillWords(lessonPage.passage.second, { archetype: nameInSentence(second.archetype) })}
          </span>{" "}
          {second.text}
        </p>
      )}
    </aside>
  );
}
