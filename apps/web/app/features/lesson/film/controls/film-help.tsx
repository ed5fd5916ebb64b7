import { lessonPage } from "@academy/content/pages/learning/lesson-page";

const { keys, keysHint, keyList } = lessonPage.film;

/** A silent film has nothing to make louder. */
const keysOf = (hasSound: boolean) => keyList.filter((entry) => hasSound || !("needsSound" in entry));

export function FilmHelp({ hasSound }: { hasSound: boolean }) {
  return (
    <details className="film-help">
      <summary>{keys}</summary>
      <p>{keysHint}</p>
      <dl>
        {keysOf(hasSound).map((entry) => (
          <div key={entry.does}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
