import { homePage } from "@academy/content/pages/home-page";
import { signInPath } from "../../lib/return-path.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { hueClass } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";

/** Through sign-in or sign-up to the offers, where the course is remembered. */
const enrollPath = (title: string) =>
  signInPath({ pathname: "/subscribe", search: `?course=${encodeURIComponent(title)}` });

type Course = (typeof homePage.courses.items)[number];

function CourseCard({ course, numeral }: { course: Course; numeral: string }) {
  const { learnLabel, durationLabel, levelLabel, enroll } = homePage.courses;
  const hue = hueClass[course.archetype];
  return (
    <li className="course">
      <Picture of={course.picture} shape="wide" />
      <div className="course-text">
        <p aria-hidden="true" className={`font-display text-numeral ${hue}`}>
          {numeral}
        </p>
        <h3 className="text-heading">{course.title}</h3>
        <p className="mt-3 text-pretty">{course.lead}</p>
        <h4 className="course-label mt-6 weight-500 unfolded-only">{learnLabel}</h4>
        <details className="course-more phone-fold">
          <summary>{learnLabel}</summary>
          <ul className="course-learn">
            {course.learn.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
        <details className="course-more">
          <summary>{course.moduleCount}</summary>
          <ol className="course-modules">
            {course.modules.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ol>
        </details>
      </div>
      <div className="course-foot">
        <dl className="course-facts grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 type-small">
          <dt>{durationLabel}</dt>
          <dd>{course.duration}</dd>
          <dt>{levelLabel}</dt>
          <dd>{course.level}</dd>
        </dl>
        <LinkButton to={enrollPath(course.title)} reloadDocument variant="secondary">
          {enroll.label}
          <span className="sr-only">({course.title})</span>
        </LinkButton>
      </div>
    </li>
  );
}

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
