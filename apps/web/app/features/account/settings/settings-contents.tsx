import { settingsWords } from "@academy/content/pages/account/settings-words";

const words = settingsWords.settingsContents;
/** In the order of the page. */
const chapters = Object.entries(words.chapters);

export function SettingsContents() {
  return (
    <nav aria-label={words.settings} className="settings-contents">
      <ul>
        {chapters.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
