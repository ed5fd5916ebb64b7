import type { OwnPage, Section, SoldCourse } from "@academy/contract/visitors/own-pages";

export const coursesOn = ({ sections }: OwnPage): string[] =>
  sections.flatMap((section) => (section.kind === "course" && section.courseId ? [section.courseId] : []));

/** The same page with what the academy says of its courses, and nothing that anybody else said of them. */
export function withCourses(page: OwnPage, find: (id: string) => SoldCourse | undefined): OwnPage {
  const sections = page.sections.map((section): Section => {
    if (section.kind !== "course") return section;
    const { course: _, ...plain } = section;
    const course = find(section.courseId);
    return course ? { ...plain, course } : plain;
  });
  return { ...page, sections };
}
