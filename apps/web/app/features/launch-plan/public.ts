export { PlanLine } from "./plan-line.tsx";
export { planPath } from "./plan-path.ts";
