import { courseOfferOf } from "@academy/content/offers";
import type { QueryClient } from "@tanstack/react-query";
import { coursesQuery } from "../../progress/public.ts";
import { offersQuery } from "../offers-query.ts";
import { CourseRow } from "./course-row.tsx";

/** Those that the complete academy opens, and those that are sold by themselves alone. With what it takes to draw them, so that the page itself need not bring it along. */
export async function loadCourseRows(client: QueryClient) {
  const [courses, { offers }] = await Promise.all([
    client.fetchQuery(coursesQuery),
    // Without it the rows say what is in the courses all the same.
    client.fetchQuery(offersQuery).catch(() => ({ offers: [] })),
  ]);
  const offerOf = (id: string) => offers.find(({ key }) => key === courseOfferOf(id));
  const rowsOf = (some: typeof courses) =>
    some.map((course) => {
      const offer = offerOf(course.id);
      const prices = { priceCents: offer?.priceCents, eachCents: offer?.instalments?.priceCents };
      return <CourseRow key={course.id} course={course} {...prices} />;
    });
  return {
    inPackage: rowsOf(courses.filter(({ isInPackage }) => isInPackage)),
    alone: rowsOf(courses.filter(({ id, isInPackage }) => !isInPackage && offerOf(id))),
  };
}
