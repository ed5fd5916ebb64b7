import { signInPage } from "@academy/content/pages/account-pages";
import { useQuery } from "@tanstack/react-query";
import { signInOptionsQuery } from "./sign-in-options.ts";

const { text, path, opensNewTab } = signInPage.keptMail;

/** Where a demo's mails are: said beside every form that has one written. */
export function KeptMailNote() {
  const { data } = useQuery(signInOptionsQuery);
  if (!data?.keepsMail) return null;
  return (
    <p className="mt-4 text-ink-soft text-small">
      {text} {/* Beside the page: what was typed here is still needed. */}
      <a href={path} target="_blank" rel="noopener" className="text-link">
        {path}
        <span className="sr-only">({opensNewTab})</span>
      </a>
    </p>
  );
}
