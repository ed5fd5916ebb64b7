import { accountWords } from "@academy/content/pages/account/account-words";
import { proofDialog } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { AccountForm } from "../account-form.tsx";
import { askForProofCode, prove } from "../calls.ts";
import { CodeField, PasswordField, RecoveryCodeField } from "../form-fields.tsx";
import { KeptMailNote } from "../kept-mail-note.tsx";
import { SendAgain } from "../send-again.tsx";
import { accountQuery } from "../settings/use-account.ts";
import { openQuestion } from "./ask-for-proof.ts";

const words = accountWords.proofDialog;

/** Asks who is there before what not everybody may do who finds a screen open. Stands on every page with such a thing. */
export function ProofDialog() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.current, () => undefined);
  const { data: account, isError } = useQuery({ ...accountQuery, enabled: question !== undefined });
  // Without knowing how they could answer, nobody can be asked.
  useEffect(() => {
    if (isError && !account) question?.answer(false);
  }, [isError, account, question]);
  // Whoever leaves the page has not answered.
  useEffect(() => () => openQuestion.current()?.answer(false), []);
  const isOpen = question !== undefined && account !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => question?.answer(false)}
      title={proofDialog.title}
      description={question?.about(proofDialog)}
    >
      {isOpen && <Proof account={account} onProven={() => question.answer(true)} />}
    </Dialog>
  );
}

type Way = "code" | "recoveryCode" | "password" | "mailedCode";

/** Where each stands among the proofs that the contract knows. */
const optionOf = { code: 0, recoveryCode: 1, password: 2, mailedCode: 3 } as const;

function Proof({ account, onProven }: { account: AccountView; onProven: () => void }) {
  const { secondFactor, hasPassword, user } = account;
  const [way, setWay] = useState<Way>(secondFactor.isOn ? "code" : hasPassword ? "password" : "mailedCode");
  const [isMailed, setMailed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const shown = way === "mailedCode" && !isMailed ? "ask" : way;
  // Another way has another field: whoever chose it goes on there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form, another field.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), [shown]);
  const others = secondFactor.isOn
    ? ({ code: "recoveryCode", recoveryCode: "code" } as const)
    : hasPassword
      ? ({ password: "mailedCode", mailedCode: "password" } as const)
      : {};
  const other = (others as Partial<Record<Way, Way>>)[way];
  return (
    <div ref={form}>
      {shown === "ask" ? (
        <AccountForm
          key={shown}
          asks={(contract) => contract.noFields}
          send={askForProofCode}
          onDone={() => setMailed(true)}
          submitLabel={words.emailMeACode}
          busyLabel={words.sending}
        >
          <p className="wrap-anywhere">
            {proofDialog.mail} <strong className="weight-500">{user.email}</strong>.
          </p>
        </AccountForm>
      ) : (
        <AccountForm
          key={shown}
          asks={(contract) => contract.proofBody.options[optionOf[way]]}
          send={(values) => prove({ [way]: values[way] ?? "" } as Parameters<typeof prove>[0])}
          onDone={onProven}
          submitLabel={words.continue}
          busyLabel={words.checking}
        >
          <ProofField way={way} />
        </AccountForm>
      )}
      {shown === "mailedCode" && (
        <>
          <KeptMailNote />
          <div className="mt-4">
            <SendAgain label={words.sendAnotherCode} sentWords={words.sentAgain} send={askForProofCode} />
          </div>
        </>
      )}
      {other && (
        <p className="mt-4">
          <button type="button" className="text-link" onClick={() => setWay(other)}>
            {proofDialog.ways[other]}
          </button>
        </p>
      )}
    </div>
  );
}

function ProofField({ way }: { way: Way }) {
  switch (way) {
    case "password":
      return <PasswordField />;
    case "recoveryCode":
      return <RecoveryCodeField />;
    case "code":
      return <CodeField hint={proofDialog.codeHint} />;
    case "mailedCode":
      return <CodeField name="mailedCode" hint={proofDialog.mailedHint} />;
  }
}
