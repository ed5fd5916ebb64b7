import { studioQuizSettingsPage } from "@academy/content/pages/studio/settings/quiz-page";
import { lazy } from "react";
import styles from "../../../features/studio/settings/settings.css?url";
import { pageMeta } from "../../../lib/page-meta.ts";

const QuizSettingsStudio = lazy(() =>
  import("../../../features/studio/settings/quiz/quiz-settings-studio.tsx").then((module) => ({
    default: module.QuizSettingsStudio,
  })),
);

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageMeta({ ...studioQuizSettingsPage.meta, robots: "noindex" });

export default QuizSettingsStudio;
