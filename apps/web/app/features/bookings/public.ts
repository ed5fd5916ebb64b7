export { SessionsOnCalendar } from "./sessions-on-calendar.tsx";
