import { quizPage, theTen } from "@academy/content/pages/quiz/quiz-page";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { ArchetypeChapter } from "../features/archetypes/archetype-chapter.tsx";
import { ArchetypeContents } from "../features/archetypes/archetype-contents.tsx";
import styles from "../features/quiz/quiz.css?url";
import { Quiz } from "../features/quiz/quiz.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: quizPage.title, description: quizPage.description, path: "/quiz" });

export default function QuizPage() {
  return <Quiz theTen={<TheTen />} />;
}

function TheTen() {
  return (
    <>
      <ArchetypeContents heading={theTen.heading} />
      {archetypeKeys.map((key) => (
        <ArchetypeChapter key={key} archetype={key} />
      ))}
    </>
  );
}
