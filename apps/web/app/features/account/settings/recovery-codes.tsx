import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";

const words = settingsWords.recoveryCodes;

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
        {words.yourRecoveryCodes}
      </h3>
      <p className="mt-2 max-w-text">{settingsPage.secondFactor.codes}</p>
      <ul className="settings-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form-actions print:hidden">
        <Button onClick={onKept}>{words.iveSavedThem}</Button>
        <Button variant="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
          download="lightworker-academy-recovery-codes.txt"
          className={buttonLook({ variant: "quiet" })}
        >
          {words.download}
        </a>
        <Button variant="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p role="status" className="form-done">
          {copied === "yes" ? words.copied : copied === "no" ? words.notCopied : ""}
        </p>
      </div>
    </div>
  );
}
