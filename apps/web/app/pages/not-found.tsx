import { NotFound, notFoundWords } from "../features/site-frame/not-found.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const meta = () => pageMeta({ ...notFoundWords, robots: "noindex" });

export default function NotFoundPage() {
  return <NotFound />;
}
