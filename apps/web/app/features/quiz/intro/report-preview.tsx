import { reportPreview } from "@academy/content/pages/quiz/quiz-page";
import { sampleResult } from "@academy/content/quiz-samples";
import { archetypes } from "@academy/quiz/archetypes";
import { profileBars } from "@academy/quiz/scoring/score";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { useUser } from "../../account/public.ts";
import { hueClass, Mandala } from "../../archetypes/public.ts";

/** The first page of a report, made from sample scores. */
export function ReportPreview() {
  // The sample's own page is for visitors.
  const { isAuthenticated } = useUser();
  const { archetype } = sampleResult.primary;
  const { title, subtitle, essence } = archetypes[archetype];
  return (
    <section aria-labelledby="preview-heading" className="preview">
      <div className="column preview-words">
        <h2 id="preview-heading" className="text-title">
          {reportPreview.heading}
        </h2>
        <p className="mt-4 max-w-text text-lead text-pretty">{reportPreview.text}</p>
        {!isAuthenticated && (
          <p className="mt-4">
            <Link to="/test-results" className="text-link inline-flex min-h-11 items-center">
              {reportPreview.link}
            </Link>
          </p>
        )}
      </div>
      <figure className="preview-page">
        <div className={`preview-drawing ${hueClass[archetype]}`}>
          <Mandala archetype={archetype} />
        </div>
        <figcaption className="relative">
          <Badge look="solid">{reportPreview.mark}</Badge>
        </figcaption>
        <div className="preview-primary">
          <p className="preview-title">{title}</p>
          <p className={`mt-1 weight-500 ${hueClass[archetype]}`}>{subtitle}</p>
          <p className="mt-4 text-pretty">{essence}</p>
        </div>
        <ul className="preview-bars">
          {profileBars(sampleResult).map(({ archetype: key, score, width }) => (
            <li key={key}>
              <ProgressBar
                label={archetypes[key].title}
                value={width}
                valueText={String(score)}
                className={hueClass[key]}
              />
            </li>
          ))}
        </ul>
      </figure>
    </section>
  );
}
