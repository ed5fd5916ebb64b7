import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { resultReport } from "@academy/contract/calls/visitors/results";
import { pathOf } from "@academy/contract/path-of";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Check, Copy, FileDown } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { origin } from "../../lib/origin.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Input } from "../../ui/form/input.tsx";
import { ShareCard } from "./share/share-card.tsx";

type KeepResultProps = {
  token: string;
  archetype: ArchetypeKey;
  /** Of whoever reads their own. */
  name?: string | undefined;
  /** What is said of the mail with it. */
  mailed?: ReactNode;
};

/** The ways to have a result again, and to show it: its address, the report, the card. */
export function KeepResult({ token, archetype, name, mailed }: KeepResultProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const link = `${origin()}/test-results?r=${encodeURIComponent(token)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not allowed to: then it is ready to be copied by hand.
      address.current?.select();
    }
  };
  return (
    <section aria-labelledby={id} className="column result-keep">
      <div className="grid gap-4 content-start">
        <h2 id={id} className="text-heading">
          {resultPage.keepHeading}
        </h2>
        <div className="grid gap-3">
          <Button variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
            {isCopied ? resultPage.copied : resultPage.copy}
          </Button>
          <LinkButton
            to={pathOf(resultReport, { params: { token } })}
            reloadDocument
            variant="secondary"
            icon={<FileDown />}
          >
            {resultPage.report}
          </LinkButton>
        </div>
        <Input
          ref={address}
          readOnly
          value={link}
          aria-label={resultPage.linkLabel}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="text-ink-soft text-small text-pretty">{resultPage.keepLead}</p>
        {mailed}
        <p role="status" className="sr-only">
          {isCopied && resultPage.copied}
        </p>
      </div>
      <ShareCard token={token} archetype={archetype} name={name} />
    </section>
  );
}
