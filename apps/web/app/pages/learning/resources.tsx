import { resourcesPage } from "@academy/content/pages/learning/resources-page";
import { SignedInGate } from "../../features/account/session/signed-in-gate.tsx";
import memberStyles from "../../features/progress/member.css?url";
import { resourcesQuery, usePrefetch } from "../../features/progress/public.ts";
import { Resources } from "../../features/resources/resources.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: memberStyles }];

export const meta = () =>
  pageMeta({ title: resourcesPage.title, description: resourcesPage.description, robots: "noindex" });

export default function ResourcesPage() {
  usePrefetch(resourcesQuery);
  return (
    <SignedInGate>
      <Resources />
    </SignedInGate>
  );
}
