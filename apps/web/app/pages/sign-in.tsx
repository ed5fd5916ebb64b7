import { signInPage } from "@academy/content/pages/account-pages";
import styles from "../features/account/entry.css?url";
import { SignIn } from "../features/account/sign-in/sign-in.tsx";
import { RisingMandala } from "../features/archetypes/rising-mandala.tsx";
import { pageMeta } from "../lib/page-meta.ts";

export const links = () => [{ rel: "stylesheet", href: styles }];

export const meta = () =>
  pageMeta({ title: signInPage.title, description: signInPage.description, robots: "noindex" });

export default function SignInPage() {
  return (
    <div className="entry">
      <div className="entry-drawing">
        <RisingMandala />
      </div>
      <div className="entry-text">
        <SignIn />
      </div>
    </div>
  );
}
