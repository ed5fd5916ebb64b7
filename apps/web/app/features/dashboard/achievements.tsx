import { dashboardPage } from "@academy/content/pages/dashboard-page";
import type { LearningView } from "@academy/contract/progress";

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

const petal = "M0-7C5-11 5-16 0-21C-5-16-5-11 0-7";

/** A struck medal, or the place where it will lie. */
function Medal({ isEarned }: { isEarned: boolean }) {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true">
      <circle r="28" strokeDasharray={isEarned ? undefined : "3 4"} />
      {isEarned && (
        <>
          <circle r="24" />
          <circle r="5" />
          {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
            <path key={degrees} d={petal} transform={`rotate(${degrees})`} />
          ))}
        </>
      )}
    </svg>
  );
}
