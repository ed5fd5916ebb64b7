import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { sendTestMail } from "@academy/contract/calls/studio/settings";
import type { LaunchView } from "@academy/contract/studio/settings";
import { Check, Circle } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { buttonLook } from "../../../../ui/buttons/button-look.ts";
import { LinkButton } from "../../../../ui/buttons/link-button.tsx";
import { Action } from "../../kit/action.tsx";
import { factsOf } from "./facts-of.ts";

const words = studioLaunchPage;
const { testMail } = words;

/** To whom, only the owner knows. */
const letterTo = (title: string, why: string, settings: readonly string[]) =>
  `mailto:?subject=${encodeURIComponent(words.host.subject(title))}&body=${encodeURIComponent(words.host.body(why, settings))}`;

/** What is sold and not set up yet, each with the way to where it is done. */
const Missing = ({ missing }: Pick<LaunchView, "missing">) => (
  <ul className="studio-list">
    {missing.map(({ what, path }) => (
      <li key={what}>
        <Link to={path} className="text-link">
          {what}
        </Link>
      </li>
    ))}
  </ul>
);

type CheckRowProps = { check: LaunchView["checks"][number]; launch: LaunchView };

/** One thing on the list: what it is, why it matters, how it stands, and the way to it. */
export function CheckRow({ check: { id, isDone }, launch }: CheckRowProps) {
  const { title, why, todo, link, settings = [] } = words.checks[id];
  return (
    <li data-done={isDone || undefined}>
      <span className="launch-mark" aria-hidden="true">
        {isDone ? <Check /> : <Circle />}
      </span>
      <div className="launch-words grid gap-1 max-w-160 wrap-anywhere">
        <h3>{title}</h3>
        <p>{why}</p>
        {factsOf(id, launch).map((fact) => (
          <p key={fact} className="studio-small">
            {fact}
          </p>
        ))}
        {!isDone && <p>{todo}</p>}
        {id === "delivery" && !isDone && <Missing missing={launch.missing} />}
        {!isDone && settings.length > 0 && (
          <p className="studio-small">
            {settings.length === 1 ? words.operator : words.operators}{" "}
            {settings.map((name, index) => (
              <span key={name}>
                {index > 0 && ", "}
                <code>{name}</code>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="launch-action">
        {/* To oneself, sent the way every other is. */}
        {id === "mail" && (
          <Action
            variant="secondary"
            label={testMail.button}
            busy={testMail.busy}
            act={() => callApi(sendTestMail)}
            done={({ to }) => testMail.sent(to)}
          />
        )}
        {!isDone && link && (
          <LinkButton variant="secondary" size="small" to={link.to} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </LinkButton>
        )}
        {!isDone && !link && settings.length > 0 && (
          <a
            href={letterTo(title, why, settings)}
            className={buttonLook({ variant: "secondary", size: "small" })}
            aria-label={`${words.host.label}: ${title}`}
          >
            {words.host.label}
          </a>
        )}
      </div>
    </li>
  );
}
