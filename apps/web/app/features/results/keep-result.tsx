import { resultPage } from "@academy/content/pages/quiz-page";
import { resultReport } from "@academy/contract/calls/results";
import { pathOf } from "@academy/contract/path-of";
import { Check, Copy, FileDown } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { origin } from "../../lib/origin.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/form/input.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

type KeepResultProps = { token: string; isMailed?: boolean; children?: ReactNode };

/** The ways to have a result again: its address, and the report. */
export function KeepResult({ token, isMailed = false, children }: KeepResultProps) {
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
      <div>
        <h2 id={id} className="text-title">
          {resultPage.keepHeading}
        </h2>
        <p className="mt-4 max-w-text text-pretty">
          {resultPage.keepLead} {isMailed && resultPage.mailed}
        </p>
      </div>
      <div className="grid gap-4">
        <Input
          ref={address}
          readOnly
          value={link}
          aria-label="Link to your result"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="form-actions">
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
          {children}
        </div>
        <p role="status" className="sr-only">
          {isCopied && resultPage.copied}
        </p>
      </div>
    </section>
  );
}
