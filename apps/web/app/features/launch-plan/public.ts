export { PlanLine, plansQuery } from "./plan-line.tsx";
export { planPath } from "./plan-path.ts";
