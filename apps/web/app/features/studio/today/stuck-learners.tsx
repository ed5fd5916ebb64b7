import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { Link } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { ListEnd } from "../list-end.tsx";
import { useStuckLearners } from "./use-today.ts";

const words = studioTodayPage.stuck;

const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`;

/** Who began and stopped, each with the way to their page and to a note. */
export function StuckLearners() {
  const list = useStuckLearners();
  return (
    <section aria-labelledby="stuck" className="today-section">
      <h2 id="stuck" className="text-heading">
        {words.heading}
      </h2>
      {list.items?.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {list.items && list.items.length > 0 && (
        <>
          <p>{words.about}</p>
          <table className="today-stuck" aria-label={words.heading}>
            <thead>
              <tr>
                <th scope="col">{words.table.name}</th>
                <th scope="col">{words.table.course}</th>
                <th scope="col">{words.table.progress}</th>
                <th scope="col">{words.table.last}</th>
                <th scope="col">{words.table.note}</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map(
                ({ userId, name, email, courseId, courseTitle, doneLessons, allLessons, lastActiveAt }) => (
                  <tr key={userId + courseId}>
                    <th scope="row">
                      <Link to={`/studio/learners/${userId}`} className="text-link">
                        <bdi>{name}</bdi>
                      </Link>
                    </th>
                    <td>{courseTitle}</td>
                    <td>{words.progress(doneLessons, allLessons)}</td>
                    <td>
                      <time dateTime={lastActiveAt}>{formatDay(lastActiveAt)}</time>
                    </td>
                    <td>
                      <a
                        href={mailTo(email, words.subject(courseTitle))}
                        className="text-link"
                        aria-label={`${words.write}: ${name}`}
                      >
                        {words.write}
                      </a>
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </>
      )}
      <ListEnd list={list} />
    </section>
  );
}
