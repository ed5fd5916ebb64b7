export { keepQuizDraft, keepQuizVersion, quizForFiles, whyNotQuiz } from "./from-files.ts";
export { findTexts } from "./quiz-texts.queries.ts";
export { quizStudioRoutes } from "./studio/quiz-studio.routes.ts";
export { quizTextsFileRoutes } from "./texts-file.routes.ts";
export { makeQuizVersions, type QuizVersions } from "./versions.ts";
