export { LessonWorkbook } from "./lesson-workbook.tsx";
