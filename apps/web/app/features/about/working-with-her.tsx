import { aboutPage } from "@academy/content/pages/about-page";
import { claimOf, isShown } from "../../lib/claims.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";

const { howSheWorks, credentials, notPromised } = aboutPage;

export function WorkingWithHer() {
  return (
    <>
      <section aria-labelledby="works-heading" className="column about-works">
        <SectionHeading id="works-heading" eyebrow={howSheWorks.eyebrow} title={howSheWorks.heading} />
        <dl>
          {howSheWorks.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-heading">{title}</dt>
              <dd className="mt-2 text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="about-plain">
        <section aria-labelledby="credentials-heading" className="about-credentials">
          <p className="section-eyebrow">{credentials.eyebrow}</p>
          <h2 id="credentials-heading" className="text-heading">
            {credentials.heading}
          </h2>
          <ul>
            {credentials.claimed
              .filter(({ claim }) => isShown(claim))
              .map(({ claim, text }) => (
                <li key={text} {...claimOf(claim)}>
                  {text}
                </li>
              ))}
            {credentials.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="fairness-heading">
          <p className="section-eyebrow">{notPromised.eyebrow}</p>
          <h2 id="fairness-heading" className="text-heading">
            {notPromised.heading}
          </h2>
          <dl>
            {notPromised.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
