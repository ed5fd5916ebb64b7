import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { speeds } from "./film-keys.ts";

export function SpeedChoice({ rate, onChoose }: { rate: number; onChoose: (rate: number) => void }) {
  return (
    <select
      aria-label={lessonPage.film.speed}
      value={rate}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="film-speed"
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  );
}
