import { lessonPage } from "@academy/content/pages/lesson-page";

const { keys, keysHint, keyList } = lessonPage.film;

export function FilmHelp() {
  return (
    <details className="film-help">
      <summary>{keys}</summary>
      <p>{keysHint}</p>
      <dl>
        {keyList.map((entry) => (
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
