import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { AccountForm } from "../account-form.tsx";
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactorStart,
  startSecondFactor,
  stopSecondFactor,
} from "../calls.ts";
import { CodeField, PasswordField } from "../form-fields.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

type SecondFactorProps = Pick<AccountView, "secondFactor" | "hasPassword">;

export function SecondFactorSection({ secondFactor, hasPassword }: SecondFactorProps) {
  const { refresh } = useAccountChange();
  const [codes, setCodes] = useState<string[]>();
  const showCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    void refresh();
  };
  return (
    <SettingsSection
      id="second-factor"
      heading="Second factor"
      about={secondFactor.isOn ? settingsPage.secondFactor.on : settingsPage.secondFactor.off}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : secondFactor.isOn ? (
        <SwitchedOn codesLeft={secondFactor.recoveryCodesLeft} onCodes={showCodes} />
      ) : (
        <SetUp hasPassword={hasPassword} onCodes={showCodes} />
      )}
    </SettingsSection>
  );
}

function SetUp({ hasPassword, onCodes }: { hasPassword: boolean; onCodes: (codes: string[]) => void }) {
  const [start, setStart] = useState<SecondFactorStart>();
  if (!start) {
    return (
      <AccountForm
        asks={(contract) => contract.proveWithPassword}
        send={({ password }) => startSecondFactor(password)}
        onDone={setStart}
        submitLabel="Set it up"
        busyLabel="One moment…"
        variant="secondary"
      >
        {hasPassword && <PasswordField hint="Your current one, to be sure that it is you." />}
      </AccountForm>
    );
  }
  return (
    <div className="settings-scan">
      <p className="max-w-text">{settingsPage.secondFactor.scan}</p>
      {/* As a picture, never as markup: whatever it contains, nothing of it runs. */}
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(start.qrSvg)}`}
        alt="QR code for your authenticator app"
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
        submitLabel="Switch it on"
        busyLabel="Checking…"
        others={
          <Button variant="quiet" onClick={() => setStart(undefined)}>
            Cancel
          </Button>
        }
      >
        <CodeField />
      </AccountForm>
    </div>
  );
}

function SwitchedOn({ codesLeft, onCodes }: { codesLeft: number; onCodes: (codes: string[]) => void }) {
  const { refresh } = useAccountChange();
  const [wish, setWish] = useState<"renew" | "stop">();
  const cancel = (
    <Button variant="quiet" onClick={() => setWish(undefined)}>
      Cancel
    </Button>
  );
  if (!wish) {
    return (
      <>
        <p className="mb-6">
          It is on. {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`} left.
        </p>
        <div className="form-actions">
          <Button variant="secondary" onClick={() => setWish("renew")}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={() => setWish("stop")}>
            Switch it off
          </Button>
        </div>
      </>
    );
  }
  return wish === "renew" ? (
    <AccountForm
      asks={(contract) => contract.proveWithCode}
      send={({ code = "" }) => renewRecoveryCodes(code)}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      submitLabel="Make new codes"
      busyLabel="Checking…"
      variant="secondary"
      others={cancel}
    >
      <CodeField hint="From your authenticator app. The codes you have now stop working." autoFocus />
    </AccountForm>
  ) : (
    <AccountForm
      asks={(contract) => contract.proveWithCode}
      send={async ({ code = "" }) => {
        await stopSecondFactor(code);
        await refresh();
      }}
      onDone={() => setWish(undefined)}
      submitLabel="Switch it off"
      busyLabel="Checking…"
      variant="destructive"
      others={cancel}
    >
      <CodeField hint="From your authenticator app. After this, your password alone lets you in." autoFocus />
    </AccountForm>
  );
}
