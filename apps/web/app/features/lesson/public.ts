export { LessonText } from "./text/lesson-text.tsx";
