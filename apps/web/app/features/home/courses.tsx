import { homePage } from "@academy/content/pages/home-page";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { CourseCard } from "./course-card.tsx";

export function Courses() {
  const { anchor, eyebrow, heading, lead, items } = homePage.courses;
  return (
    <section id={anchor} aria-labelledby="courses-heading" className="column py-section">
      <SectionHeading id="courses-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <ol className="courses">
        {items.map((course, index) => (
          <CourseCard key={course.title} course={course} numeral={["I", "II", "III"][index] ?? ""} />
        ))}
      </ol>
    </section>
  );
}
