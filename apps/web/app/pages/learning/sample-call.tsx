import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { pageMeta } from "../../lib/page-meta.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

const { title, description, text, back } = calendarPage.sampleCall;

export const meta = () => pageMeta({ title, description, robots: "noindex" });

export default function SampleCallPage() {
  return (
    <Notice heading={title}>
      <p>{text}</p>
      <LinkButton to={back.to} variant="secondary">
        {back.label}
      </LinkButton>
    </Notice>
  );
}
