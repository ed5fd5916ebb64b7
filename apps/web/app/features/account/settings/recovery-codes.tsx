import { settingsPage } from "@academy/content/pages/account-pages";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { buttonLook } from "../../../ui/button-look.ts";

/** Shown this once, with every way of keeping them at hand. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<"yes" | "no">();
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied("yes"),
      () => setCopied("no"),
    );
  return (
    <div className="prints-alone">
      <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
        Your recovery codes
      </h3>
      <p className="mt-2 max-w-text">{settingsPage.secondFactor.codes}</p>
      <ul className="settings-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-actions print:hidden">
        <Button onClick={onKept}>I’ve saved them</Button>
        <Button variant="quiet" onClick={copy}>
          Copy
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
          download="lightworker-academy-recovery-codes.txt"
          className={buttonLook({ variant: "quiet" })}
        >
          Download
        </a>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
        <p role="status" className="form-done">
          {copied === "yes" ? "Copied." : copied === "no" ? "Your browser didn’t allow copying." : ""}
        </p>
      </div>
    </div>
  );
}
