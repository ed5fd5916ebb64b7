import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { lazy } from "react";
import steps from "../../features/quiz/steps/steps.css?url";
import styles from "../../features/studio/quiz/quiz-editor.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const QuizStudio = lazy(() =>
  import("../../features/studio/quiz/quiz-studio.tsx").then((module) => ({ default: module.QuizStudio })),
);

export const links = () => [
  { rel: "stylesheet", href: steps },
  { rel: "stylesheet", href: styles },
];

export const meta = () => pageMeta({ ...studioQuizPage.meta, robots: "noindex" });

export default QuizStudio;
