import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { showLaunch } from "@academy/contract/calls/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Section } from "../kit/section.tsx";
import { Item } from "./waiting-items.tsx";

const words = studioTodayPage.launch;

/** What is left of the launch checklist, with what comes next, until nothing is. */
export function LaunchLeft() {
  const { data: launch } = useQuery(apiQuery(showLaunch));
  const next = launch?.checks.find(({ isDone }) => !isDone);
  if (!launch || !next) return null;
  const done = launch.checks.filter(({ isDone }) => isDone).length;
  const { title, todo } = studioLaunchPage.checks[next.id];
  return (
    <Section
      id="launch"
      heading={words.heading}
      about={`${studioLaunchPage.progress(done, launch.checks.length)}. ${launch.isDemo ? words.demo : ""}`}
    >
      <ul className="today-waiting">
        <Item
          heading={words.next(title)}
          action={
            <LinkButton variant="secondary" size="small" to={words.open.to}>
              {words.open.label}
            </LinkButton>
          }
        >
          {todo}
        </Item>
      </ul>
    </Section>
  );
}
