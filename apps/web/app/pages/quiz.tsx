import { quizPage } from "@academy/content/quiz-page";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { ArchetypeChapter } from "../features/archetypes/archetype-chapter.tsx";
import { ArchetypeContents } from "../features/archetypes/archetype-contents.tsx";
import { RisingMandala } from "../features/archetypes/rising-mandala.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const meta = () =>
  pageMeta({ title: quizPage.title, description: quizPage.description, path: "/quiz" });

export default function QuizPage() {
  return (
    <>
      <header className="title-page">
        <p className="font-medium text-small text-teacher">{quizPage.eyebrow}</p>
        <h1 className="mt-4 text-display">{quizPage.heading}</h1>
        <p className="mt-6 max-w-text text-lead text-pretty">{quizPage.opening}</p>
        <div className="rising">
          <RisingMandala />
        </div>
      </header>
      <ArchetypeContents heading={quizPage.contentsHeading} />
      {archetypeKeys.map((key) => (
        <ArchetypeChapter key={key} archetype={key} />
      ))}
      <section aria-labelledby="closing-heading" className="column border-line border-t py-section">
        <div className="grid gap-8 md:grid-cols-2">
          <h2 id="closing-heading" className="text-title">
            {quizPage.closingHeading}
          </h2>
          <div className="max-w-text space-y-6">
            <p className="text-lead text-pretty">{quizPage.closing}</p>
            <p className="text-ink-soft">{quizPage.disclaimer}</p>
          </div>
        </div>
      </section>
    </>
  );
}
