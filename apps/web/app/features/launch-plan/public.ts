export { PlanLine, plansQuery } from "./plan-line.tsx";
export { isUnderWay, PlanWeek } from "./plan-week.tsx";
