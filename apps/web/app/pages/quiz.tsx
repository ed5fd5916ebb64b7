import { quizPage, theTen } from "@academy/content/pages/quiz-page";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { ArchetypeChapter } from "../features/archetypes/archetype-chapter.tsx";
import { ArchetypeContents } from "../features/archetypes/archetype-contents.tsx";
import styles from "../features/quiz/quiz.css?url";
import { Quiz } from "../features/quiz/quiz.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: quizPage.title, description: quizPage.description, path: "/quiz" });

export default function QuizPage() {
  return <Quiz theTen={<TheTen />} />;
}

function TheTen() {
  return (
    <>
      <div className="border-line border-t">
        <ArchetypeContents heading={theTen.heading} />
      </div>
      {archetypeKeys.map((key) => (
        <ArchetypeChapter key={key} archetype={key} />
      ))}
      <section aria-labelledby="closing-heading" className="column border-line border-t py-section">
        <div className="grid gap-8 md:grid-cols-2">
          <h2 id="closing-heading" className="text-title">
            {theTen.closingHeading}
          </h2>
          <div className="max-w-text space-y-6">
            <p className="text-lead text-pretty">{theTen.closing}</p>
            <ArrowLink href="#top" direction="up" label={theTen.back} />
          </div>
        </div>
      </section>
    </>
  );
}
