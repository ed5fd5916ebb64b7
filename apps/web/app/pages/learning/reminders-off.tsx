import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { RemindersOff } from "../../features/gatherings/reminders-off.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

const { title, description } = calendarPage.off;

export const meta = () => pageMeta({ title, description, robots: "noindex" });

export default RemindersOff;
