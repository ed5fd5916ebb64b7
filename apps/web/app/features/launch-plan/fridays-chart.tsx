import { planPage } from "@academy/content/pages/learning/plan-page";
import { allWeeks, type LaunchPlan } from "@academy/launch-plan/plan";

const counts = ["invited", "answered", "came"] as const;
const size = { width: 312, height: 120, week: 24, bar: 5 };

/** Three bars for every Friday. The table beside it says the same in figures. */
export function FridaysChart({ plan }: { plan: LaunchPlan }) {
  const numbers = allWeeks.flatMap((week) => counts.map((count) => plan.fridays[week]?.[count] ?? 0));
  const most = Math.max(...numbers);
  if (most === 0) return null;
  return (
    <figure className="plan-chart">
      <svg viewBox={`0 0 ${size.width} ${size.height + 14}`} role="img" aria-label={planPage.fridays.chart}>
        <line className="plan-chart-base" x1="0" x2={size.width} y1={size.height} y2={size.height} />
        {allWeeks.map((week) => (
          <g key={week} transform={`translate(${(week - 1) * size.week + 4} 0)`}>
            {counts.map((count, place) => {
              const height = ((plan.fridays[week]?.[count] ?? 0) / most) * (size.height - 4);
              return (
                <rect
                  key={count}
                  className={`plan-chart-${count}`}
                  x={place * size.bar}
                  y={size.height - height}
                  width={size.bar - 1}
                  height={height}
                />
              );
            })}
            <text x="7" y={size.height + 12} className="plan-chart-week">
              {week}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="plan-chart-key">
        {counts.map((count) => (
          <span key={count} className={`plan-key plan-key-${count}`}>
            {planPage.fridays.columns[count]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
