import { libraryPage } from "@academy/content/pages/learning/library-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import styles from "../../features/library/library.css?url";
import { Search } from "../../features/library/search.tsx";
import memberStyles from "../../features/progress/member.css?url";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [memberStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () =>
  pageMeta({ title: libraryPage.title, description: libraryPage.description, robots: "noindex" });

export default function SearchPage() {
  return (
    <SignedInGate>
      <Search />
    </SignedInGate>
  );
}
