export { LessonWorkbook } from "./lesson-workbook.tsx";
export { PlanBook } from "./plan-book.tsx";
