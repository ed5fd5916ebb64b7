import { benefitWords } from "@academy/content/pages/benefit-words";
import { pageMeta } from "../../lib/page-meta.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

const { title, description, text, back } = benefitWords.space.sample;

export const meta = () => pageMeta({ title, description, robots: "noindex" });

export default function SampleSpacePage() {
  return (
    <Notice heading={title}>
      <p>{text}</p>
      <LinkButton to={back.to} variant="secondary">
        {back.label}
      </LinkButton>
    </Notice>
  );
}
