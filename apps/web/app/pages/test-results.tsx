import { resultPage } from "@academy/content/quiz-page";
import styles from "../features/results/results.css?url";
import { TestResults } from "../features/results/test-results.tsx";
import { LostPage, lostPage } from "../features/site-frame/lost-page.tsx";
import { isAnsweredLost } from "../lib/lost-answer.ts";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  isAnsweredLost()
    ? pageMeta({ ...lostPage, robots: "noindex" })
    : pageMeta({ title: resultPage.title, description: resultPage.description, path: "/test-results" });

export default function TestResultsPage() {
  return <TestResults notFound={<LostPage />} />;
}
