export { keepQuizDraft, keepQuizVersion, quizForFiles, whyNotQuiz } from "./from-files.ts";
export { quizStudioRoutes } from "./studio/quiz-studio.routes.ts";
export { quizTextsFileRoutes } from "./texts-file.routes.ts";
export { findTexts, makeQuizVersions, type QuizVersions } from "./versions.ts";
