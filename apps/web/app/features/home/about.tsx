import { homePage } from "@academy/content/pages/home-page";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Picture } from "../pictures/public.ts";
import { KitchenTable } from "./kitchen-table.tsx";

export function About() {
  const { anchor, eyebrow, heading, paragraphs, link, picture, pictureAlt } = homePage.about;
  return (
    <section id={anchor} aria-labelledby="about-heading" className="column about">
      <KitchenTable alt={pictureAlt} />
      <div>
        <div className="grid gap-5">
          <Picture of={picture} shape="round" className="home-portrait picture-framed" />
          <SectionHeading id="about-heading" eyebrow={eyebrow} title={heading} />
        </div>
        <div className="mt-6 max-w-text space-y-4 text-pretty">
          {paragraphs.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
        <p className="mt-6">
          <LinkButton to={link.to} variant="secondary">
            {link.label}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
