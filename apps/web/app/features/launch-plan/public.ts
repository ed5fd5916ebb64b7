export { PlanLine, planPath, plansQuery } from "./plan-line.tsx";
