import type { QueryClient } from "@tanstack/react-query";
import { coursesQuery } from "../../progress/public.ts";
import { CourseRow } from "./course-row.tsx";

/** With what it takes to draw them, so that the page itself need not bring it along. */
export async function loadCourseRows(client: QueryClient) {
  const courses = await client.fetchQuery(coursesQuery);
  return courses.map((course) => <CourseRow key={course.id} course={course} />);
}
