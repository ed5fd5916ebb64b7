import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { lazy } from "react";
import steps from "../../features/quiz/steps/steps.css?url";
import frameStyles from "../../features/studio/editor/editor-frame.css?url";
import styles from "../../features/studio/quiz/quiz-editor.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

const QuizStudio = lazy(() =>
  import("../../features/studio/quiz/quiz-studio.tsx").then((module) => ({ default: module.QuizStudio })),
);

export const links = () => [steps, frameStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageMeta({ ...studioQuizPage.meta, robots: "noindex" });

export default QuizStudio;
