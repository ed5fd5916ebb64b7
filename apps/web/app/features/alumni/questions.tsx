import { alumniPage } from "@academy/content/pages/alumni-page";
import { claimOf, isShown } from "../../lib/claims.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";

export function Questions() {
  const { eyebrow, heading, items } = alumniPage.faq;
  return (
    <section aria-labelledby="questions-heading" className="questions">
      <SectionHeading id="questions-heading" eyebrow={eyebrow} title={heading} />
      <Accordion
        items={items.map(({ question, answer, ...more }) => ({
          heading: question,
          content: (
            <div className="space-y-3">
              {"claimed" in more && isShown(more.claimed.claim) && (
                <p {...claimOf(more.claimed.claim)}>{more.claimed.text}</p>
              )}
              {answer.map((each) => (
                <p key={each}>{each}</p>
              ))}
            </div>
          ),
        }))}
      />
    </section>
  );
}
