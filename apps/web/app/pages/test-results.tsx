import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import styles from "../features/results/results.css?url";
import { servedHead } from "../features/results/served-head.ts";
import { TestResults } from "../features/results/test-results.tsx";
import { NotFound, notFoundWords } from "../features/site-frame/not-found.tsx";
import { isAnsweredNotFound } from "../lib/not-found-answer.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/test-results";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = ({ location }) => {
  if (isAnsweredNotFound()) return pageMeta({ ...notFoundWords, robots: "noindex" });
  const { title, description } = resultPage;
  const token = new URLSearchParams(location.search).get("r");
  if (!token) return pageMeta({ title, description, path: "/test-results" });
  return servedHead(token) ?? pageMeta({ title, description, robots: "noindex" });
};

export default function TestResultsPage() {
  return <TestResults notFound={<NotFound isForVisitors />} />;
}
