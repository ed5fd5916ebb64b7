export { calendarRoutes } from "./calendar.routes.ts";
export { gatheringDelivery, listGatheringDebts } from "./delivery.ts";
export { gatheringPersonalData } from "./personal-data.queries.ts";
export { handlePlanReminders, planRemindersHourly } from "./reminders/plan-reminders.ts";
export { handleRemind } from "./reminders/remind.ts";
export { handleTellChange } from "./reminders/tell-change.ts";
export { findNextGathering, findOnCalendar } from "./show-calendar.ts";
export { gatheringStudioRoutes } from "./studio/gatherings.routes.ts";
