import { subscribePage } from "@academy/content/pages/subscribe-page";
import type { UserView } from "@academy/contract/account";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { coursePath, coursesQuery, enrollmentsQuery } from "../../progress/public.ts";

/** Said to those for whom there is nothing left to buy here, and to those who come from the card of a course. */
export function MemberNote({ user }: { user: UserView }) {
  const [search] = useSearchParams();
  const { data: courses = [] } = useQuery(coursesQuery);
  const { data: enrollments = [] } = useQuery(enrollmentsQuery);
  const open = new Set(enrollments.filter(({ isEntitled }) => isEntitled).map(({ course }) => course.id));
  const packaged = courses.filter(({ isInPackage }) => isInPackage);
  const hasAll = packaged.length > 0 && packaged.every(({ id }) => open.has(id));
  if (hasAll || user.role === "owner") {
    const { heading, text, link } = subscribePage.owned;
    return <Note heading={heading} text={text} link={link} />;
  }
  const chosen = packaged.find(({ title }) => title === search.get("course"));
  if (!chosen) return null;
  const { heading, text, look } = subscribePage.chosen;
  return (
    <Note
      heading={fillWords(heading, { course: chosen.title })}
      text={text}
      link={{ label: look, to: coursePath(chosen.id) }}
    />
  );
}

type NoteProps = { heading: string; text: string; link: { label: string; to: string } };

const Note = ({ heading, text, link }: NoteProps) => (
  <div className="column">
    <div role="status" className="subscribe-note">
      <p className="font-display text-lead">{heading}</p>
      <p className="mt-1 text-pretty">
        {text}{" "}
        <Link to={link.to} className="text-link">
          {link.label}
        </Link>
      </p>
    </div>
  </div>
);
