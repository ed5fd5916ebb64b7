export { LessonList } from "./lesson-list.tsx";
