export { handleAccessEnded } from "./access-ended.ts";
export { makeSessionEvents, sessionAttachment } from "./booking-calendar.ts";
export { bookingsRoutes } from "./bookings.routes.ts";
export { bookingDelivery, findSessionDays, listBookingDebts } from "./delivery.ts";
export { removeSampleHours, seedSampleHours } from "./hours/session-hours.ts";
export { makeBookingFacts } from "./own-facts.ts";
export { makeBookingPersonalData } from "./personal-data.queries.ts";
export { handleRemindOfSession } from "./reminders.ts";
export { bookingStudioRoutes, madeFileRoutes } from "./studio/studio.routes.ts";
