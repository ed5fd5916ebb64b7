import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { LearningView } from "@academy/contract/learning/progress";
import { circle, lotusPetal, polar, star } from "@academy/mandalas/line-drawing";

const words = dashboardPage.progress;
type Achievement = LearningView["achievements"][number];
const meanings = Object.entries(words.meanings satisfies Record<Achievement, string>) as [
  Achievement,
  string,
][];

/** Both, so that whoever has not earned one reads what it takes. */
export function Achievements({ earned }: { earned: readonly Achievement[] }) {
  return (
    <div>
      <h3 className="text-heading">{words.achievements}</h3>
      <ul className="achievements">
        {meanings.map(([name, meaning]) => {
          const isEarned = earned.includes(name);
          return (
            <li key={name} className={isEarned ? "achievement is-earned" : "achievement"}>
              <Medal isEarned={isEarned} />
              <div>
                <p className="font-display text-lead">
                  {name}
                  <span className="sr-only"> ({isEarned ? words.earned : words.ahead})</span>
                </p>
                <p className="text-small">{meaning}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const turns = Array.from({ length: 12 }, (_, index) => index * 30);
const petals = turns.map((degrees) => lotusPetal(34, 82, 10, degrees)).join("");
const sparks = turns.map((degrees) => circle(polar(84, degrees + 15), 4)).join("");

/** A struck medal, or the place where it will lie. Plain enough to stay clear at its size. */
function Medal({ isEarned }: { isEarned: boolean }) {
  return (
    <svg viewBox="-102 -102 204 204" aria-hidden="true">
      <circle className="medal-ground" r="100" />
      <path className="medal-petals" d={isEarned ? petals + sparks : petals} />
      <circle className="medal-middle" r="26" />
      {isEarned && <path className="medal-star" d={star(0, 18) + star(0, 18, 90)} />}
    </svg>
  );
}
