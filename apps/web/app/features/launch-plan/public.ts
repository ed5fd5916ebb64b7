export { PlanLine, plansQuery } from "./plan-line.tsx";
