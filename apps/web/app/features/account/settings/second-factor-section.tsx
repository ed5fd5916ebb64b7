import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useState } from "react";
import { countWords } from "../../../lib/text/count-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { AccountForm } from "../account-form.tsx";
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactorStart,
  startSecondFactor,
  stopSecondFactor,
} from "../calls.ts";
import { CodeField } from "../form-fields.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.secondFactorSection;

export function SecondFactorSection({ secondFactor }: Pick<AccountView, "secondFactor">) {
  const { refresh } = useAccountChange();
  const [codes, setCodes] = useState<string[]>();
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    void refresh();
  };
  return (
    <SettingsSection
      id="second-factor"
      heading={words.twoStepVerification}
      about={secondFactor.isOn ? settingsPage.secondFactor.on : settingsPage.secondFactor.off}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : secondFactor.isOn ? (
        <SwitchedOn codesLeft={secondFactor.recoveryCodesLeft} onCodes={showCodes} />
      ) : (
        <SetUp onCodes={showCodes} />
      )}
    </SettingsSection>
  );
}

type OnCodes = { onCodes: (codes: string[]) => void };

function SetUp({ onCodes }: OnCodes) {
  const [start, setStart] = useState<SecondFactorStart>();
  if (!start) {
    return (
      <AccountForm
        asks={(contract) => contract.noFields}
        send={startSecondFactor}
        onDone={setStart}
        submitLabel={words.setUp}
        busyLabel={words.oneMoment}
        variant="secondary"
      />
    );
  }
  return (
    <div className="settings-scan">
      <p className="max-w-text">{settingsPage.secondFactor.scan}</p>
      {/* As a picture, never as markup: whatever it contains, nothing of it runs. */}
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(start.qrSvg)}`}
        alt={words.qrCode}
        className="settings-qr"
      />
      <p className="text-small">
        {settingsPage.secondFactor.noCamera}
        <code className="settings-secret">
          {start.secret
            .replace(/\s/g, "")
            .match(/.{1,4}/g)
            ?.join(" ")}
        </code>
      </p>
      <AccountForm
        asks={(contract) => contract.confirmSecondFactorBody}
        send={({ code = "" }) => confirmSecondFactor(code)}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        submitLabel={words.turnOn}
        busyLabel={words.checking}
        others={
          <Button variant="quiet" onClick={() => setStart(undefined)}>
            {words.cancel}
          </Button>
        }
      >
        <CodeField />
      </AccountForm>
    </div>
  );
}

function SwitchedOn({ codesLeft, onCodes }: OnCodes & { codesLeft: number }) {
  const { refresh } = useAccountChange();
  const [action, setAction] = useState<"renew" | "stop">();
  const cancel = (
    <Button variant="quiet" onClick={() => setAction(undefined)}>
      {words.cancel}
    </Button>
  );
  if (!action) {
    return (
      <>
        <p className="mb-6">{countWords(codesLeft, { one: words.isOnWithOne, many: words.isOnWithMany })}</p>
        <div className="form-actions">
          <Button variant="secondary" onClick={() => setAction("renew")}>
            {words.getNewRecoveryCodes}
          </Button>
          <Button variant="quiet" onClick={() => setAction("stop")}>
            {words.turnOff}
          </Button>
        </div>
      </>
    );
  }
  return action === "renew" ? (
    <AccountForm
      asks={(contract) => contract.noFields}
      send={renewRecoveryCodes}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      submitLabel={words.getNewCodes}
      busyLabel={words.oneMoment}
      variant="secondary"
      others={cancel}
    >
      <p role="status">{settingsPage.secondFactor.renew}</p>
    </AccountForm>
  ) : (
    <AccountForm
      asks={(contract) => contract.noFields}
      send={async () => {
        await stopSecondFactor();
        await refresh();
      }}
      onDone={() => setAction(undefined)}
      submitLabel={words.turnOff}
      busyLabel={words.oneMoment}
      variant="destructive"
      others={cancel}
    >
      <p role="status">{settingsPage.secondFactor.stop}</p>
    </AccountForm>
  );
}
