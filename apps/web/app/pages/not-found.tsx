import { LostPage, lostPage } from "../features/site-frame/lost-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const meta = () => pageMeta({ ...lostPage, robots: "noindex" });

export default function NotFoundPage() {
  return <LostPage />;
}
