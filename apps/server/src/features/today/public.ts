export { countDaysHourly, handleCountDays } from "./day-counts/count-days.ts";
export { todayRoutes } from "./today.routes.ts";
