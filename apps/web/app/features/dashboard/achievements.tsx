import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { LearningView } from "@academy/contract/progress";
import { filledSun } from "@academy/mandalas/filled-sun";
import { star } from "@academy/mandalas/line-drawing";

const words = dashboardPage.progress;
type Achievement = LearningView["achievements"][number];
const meanings = Object.entries(words.meanings satisfies Record<Achievement, string>) as [
  Achievement,
  string,
][];

/** Both, so that whoever has not earned one reads what it takes. */
export function Achievements({ earned }: { earned: readonly Achievement[] }) {
  return (
    <>
      <h3 className="mt-8 font-text text-small">{words.achievements}</h3>
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
    </>
  );
}

const { petals, sparks, veins, middle } = filledSun;

/** A struck medal, or the place where it will lie. */
function Medal({ isEarned }: { isEarned: boolean }) {
  return (
    <svg viewBox="-106 -106 212 212" aria-hidden="true">
      <circle className="medal-ground" r="104" />
      <path className="medal-petals" d={petals} />
      {isEarned && <path className="medal-petals" d={sparks + veins} />}
      <circle className="medal-middle" r={middle - 8} />
      {isEarned && <path className="medal-star" d={star(0, 26) + star(0, 17, 45)} />}
    </svg>
  );
}
