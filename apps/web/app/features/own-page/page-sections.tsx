import type { OwnPage, Section } from "@academy/contract/visitors/own-pages";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { Accordion } from "../../ui/accordion.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { LessonText, LibraryPicture } from "../lesson/public.ts";
import { CourseSection } from "./course-section.tsx";

type SectionOfKind<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** Of the page that the route has found. */
export function PageSections() {
  const { page } = useLoaderData<{ page: OwnPage | null }>();
  if (!page) return null;
  const { title, sections } = page;
  const first = sections.findIndex(({ kind }) => kind === "hero");
  return (
    <>
      {first === -1 && (
        <header className="own-hero">
          <h1 className="text-title">{title}</h1>
        </header>
      )}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change their order.
        <PageSection key={index} section={section} id={`section-${index + 1}`} isFirst={index === first} />
      ))}
    </>
  );
}

type SectionProps = { section: Section; id: string; isFirst: boolean };

function PageSection({ section, id, isFirst }: SectionProps): ReactNode {
  switch (section.kind) {
    case "hero":
      return <Hero section={section} isFirst={isFirst} />;
    case "course":
      return section.course ? <CourseSection course={section.course} id={id} /> : null;
    case "text":
      return (
        <div className="own-section">
          <LessonText markdown={section.markdown} />
        </div>
      );
    case "points":
      return <Points section={section} id={id} />;
    case "quote":
      return <Quote section={section} />;
    case "picture":
      return (
        <figure className="own-section own-picture">
          {section.picture ? (
            <LibraryPicture picture={section.picture} sizes="(min-width: 48rem) 46rem, 92vw" />
          ) : (
            <img src={section.src} alt={section.alt} loading="lazy" decoding="async" />
          )}
          {section.caption && <figcaption className="text-ink-soft text-small">{section.caption}</figcaption>}
        </figure>
      );
    case "call":
      return (
        <section aria-labelledby={id} className="own-section own-call">
          <h2 id={id} className="text-title">
            {section.heading}
          </h2>
          <Paragraphs text={section.text} />
          <Action {...section} />
        </section>
      );
    case "questions":
      return (
        <section
          aria-labelledby={section.heading ? id : undefined}
          className="own-section own-questions gap-8"
        >
          {section.heading && (
            <h2 id={id} className="text-title">
              {section.heading}
            </h2>
          )}
          <Accordion
            items={section.items.map(({ question, answer }) => ({
              heading: question,
              content: <Paragraphs text={answer} />,
            }))}
          />
        </section>
      );
  }
}

function Hero({ section, isFirst }: { section: SectionOfKind<"hero">; isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <header className="own-hero">
      {section.eyebrow && <p className="section-eyebrow">{section.eyebrow}</p>}
      <Heading className="wrap-anywhere text-title">{section.heading}</Heading>
      <Paragraphs text={section.text} className="text-lead" />
      <Action {...section} />
    </header>
  );
}

function Points({ section, id }: { section: SectionOfKind<"points">; id: string }) {
  return (
    <section aria-labelledby={section.heading ? id : undefined} className="own-section">
      {section.heading && (
        <h2 id={id} className="text-heading">
          {section.heading}
        </h2>
      )}
      <ul className="own-points max-w-152">
        {section.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points never change their order.
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ section: { text, name, role } }: { section: SectionOfKind<"quote"> }) {
  return (
    <figure className="own-section own-quote">
      <blockquote>“{text}”</blockquote>
      {(name || role) && (
        <figcaption>
          {name && <span className="font-display text-heading">{name}</span>}
          {role && <span className="text-ink-soft text-small">{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}

function Action({ label, to }: { label: string; to: string }) {
  if (!label || !to) return null;
  return (
    <p>
      <a href={to} className={buttonLook({ size: "large" })}>
        {label}
      </a>
    </p>
  );
}

/** An empty line begins another paragraph. */
function Paragraphs({ text, className }: { text: string; className?: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order.
      <p key={index} className={className}>
        {part}
      </p>
    ));
}
