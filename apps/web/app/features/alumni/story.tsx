import { alumniPage } from "@academy/content/pages/alumni-page";
import { buttonLook } from "../../ui/button-look.ts";
import { SectionHeading } from "../../ui/section-heading.tsx";

/** The story twice, on the facing pages of an open book: as it was, and as it may be for the reader. */
export function Story() {
  const { story, storyAgain } = alumniPage;
  return (
    <div className="open-book">
      <section aria-labelledby="story-heading" className="book-page">
        <SectionHeading id="story-heading" eyebrow={story.eyebrow} title={story.heading} />
        <Paragraphs of={story.paragraphs} />
        <p className="mt-6 font-display text-lead">{story.signature}</p>
      </section>
      <section aria-labelledby="story-again-heading" className="book-page">
        <SectionHeading id="story-again-heading" eyebrow={storyAgain.eyebrow} title={storyAgain.heading} />
        <Paragraphs of={storyAgain.paragraphs} />
        <p className="mt-6">
          <a href={storyAgain.toPricing.to} className={buttonLook({ variant: "secondary" })}>
            {storyAgain.toPricing.label}
          </a>
        </p>
      </section>
    </div>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="book-text">
      {of.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  );
}
