import { alumniPage } from "@academy/content/pages/alumni-page";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Picture } from "../pictures/public.ts";

/** The story twice, on the facing pages of an open book: as it was, and as it may be for the reader. */
export function Story() {
  const { story, storyAgain } = alumniPage;
  return (
    <div className="open-book">
      <section aria-labelledby="story-heading" className="book-page">
        <Picture of={story.picture} shape="scene" className="picture-framed book-picture" />
        <SectionHeading id="story-heading" eyebrow={story.eyebrow} title={story.heading} />
        <Paragraphs of={story.paragraphs} moreLabel={story.moreLabel} />
        <p className="mt-6 font-display text-lead">{story.signature}</p>
      </section>
      <section aria-labelledby="story-again-heading" className="book-page">
        <Picture of={storyAgain.picture} shape="scene" className="picture-framed book-picture" />
        <SectionHeading id="story-again-heading" eyebrow={storyAgain.eyebrow} title={storyAgain.heading} />
        <Paragraphs of={storyAgain.paragraphs} moreLabel={storyAgain.moreLabel} />
        <p className="mt-6">
          <a href={storyAgain.toPricing.to} className={buttonLook({ variant: "secondary" })}>
            {storyAgain.toPricing.label}
          </a>
        </p>
      </section>
    </div>
  );
}

/** On a phone the first paragraph, and the others behind a tap. */
function Paragraphs({ of, moreLabel }: { of: readonly string[]; moreLabel: string }) {
  const [first, ...others] = of;
  return (
    <div className="book-text">
      <p>{first}</p>
      <PhoneFold label={moreLabel}>
        {others.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </PhoneFold>
    </div>
  );
}
