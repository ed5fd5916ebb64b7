import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import type { differences } from "./quiz-places.ts";

const words = studioQuizPage.history;

/** Each text that differs, as it was and as it is. */
export function Changes({ changes }: { changes: ReturnType<typeof differences> }) {
  if (changes.length === 0) return <p className="studio-small">{words.nothing}</p>;
  return (
    <dl className="quiz-changes">
      {changes.map(({ id, label, was, is }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <span className="sr-only">{words.before}: </span>
            <del>{was}</del>
          </dd>
          <dd>
            <span className="sr-only">{words.after}: </span>
            <ins>{is}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
