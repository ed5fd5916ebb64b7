import { courseOfferOf } from "@academy/content/offers";
import type { QueryClient } from "@tanstack/react-query";
import { coursesQuery } from "../../progress/public.ts";
import { offersQuery } from "../offers-query.ts";
import { CourseRow } from "./course-row.tsx";

/** With what it takes to draw them, so that the page itself need not bring it along. */
export async function loadCourseRows(client: QueryClient) {
  const [courses, { offers }] = await Promise.all([
    client.fetchQuery(coursesQuery),
    // Without it the rows say what is in the courses all the same.
    client.fetchQuery(offersQuery).catch(() => ({ offers: [] })),
  ]);
  const priceOf = (id: string) => offers.find(({ key }) => key === courseOfferOf(id))?.priceCents;
  return courses.map((course) => (
    <CourseRow key={course.id} course={course} priceCents={priceOf(course.id)} />
  ));
}
