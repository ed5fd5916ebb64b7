import { signInPage } from "@academy/content/pages/account-pages";
import styles from "../../features/account/entry.css?url";
import { EntryPage } from "../../features/account/entry-page.tsx";
import { SignIn } from "../../features/account/sign-in/sign-in.tsx";
import { pageMeta } from "../../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: signInPage.title, description: signInPage.description, robots: "noindex" });

export default function SignInPage() {
  return (
    <EntryPage>
      <SignIn />
    </EntryPage>
  );
}
