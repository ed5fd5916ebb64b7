import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import type { AccountView } from "@academy/contract/account";
import { pictureMaxBytes, pictureTypes } from "@academy/contract/fields/picture";
import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { removePicture, savePicture } from "../calls.ts";
import { readFailure } from "../failure.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useAccountChange } from "./use-account.ts";

const words = settingsWords.pictureSection;

const megabytes = Math.round(pictureMaxBytes / 1_000_000);
type ChosenPicture = { file: File; preview: string };

/** What is wrong with a file, before it is sent anywhere. */
function problemOf(file: File): string | undefined {
  if (!pictureTypes.some((type) => type === file.type)) return words.wrongKind;
  if (file.size > pictureMaxBytes) return fillWords(words.tooLarge, { most: megabytes });
  return undefined;
}

/** As a data URL: the content policy lets pictures come from nowhere else but the academy. */
const previewOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export function PictureSection({ user }: Pick<AccountView, "user">) {
  const { take } = useAccountChange();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const afterwards = {
    onSuccess: (account: AccountView) => {
      setChosen(undefined);
      take(account);
    },
    onError: (error: unknown) => setProblem(readFailure(error, () => false).message),
  };
  const upload = useMutation({ mutationFn: savePicture, ...afterwards });
  const removal = useMutation({ mutationFn: removePicture, ...afterwards });
  const isBusy = upload.isPending || removal.isPending;

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file chosen again after a refusal is a choice too.
    const picker = event.target;
    if (!file) return;
    const wrong = problemOf(file);
    setProblem(wrong);
    setChosen(wrong ? undefined : { file, preview: await previewOf(file) });
    picker.value = "";
  };
  const drop = () => {
    setChosen(undefined);
    setProblem(undefined);
  };

  return (
    <SettingsSection id="picture" heading={words.picture} about={settingsPage.picture}>
      <div className="settings-picture">
        <Avatar {...user} imageUrl={chosen?.preview ?? user.profileImageUrl} size="large" />
        <div>
          <input
            ref={input}
            id={id}
            type="file"
            accept={pictureTypes.join(",")}
            onChange={choose}
            className="sr-only"
            tabIndex={-1}
            aria-label={words.pictureFile}
          />
          <div className="form-actions">
            {chosen ? (
              <>
                <Button variant="secondary" isBusy={isBusy} onClick={() => upload.mutate(chosen.file)}>
                  {isBusy ? words.uploading : words.useThisPicture}
                </Button>
                {!isBusy && (
                  <Button variant="quiet" onClick={drop}>
                    {words.cancel}
                  </Button>
                )}
              </>
            ) : (
              <>
                <Button variant="secondary" onClick={() => input.current?.click()}>
                  {user.profileImageUrl ? words.chooseAnother : words.chooseAPicture}
                </Button>
                {user.profileImageUrl && (
                  <Button variant="quiet" isBusy={isBusy} onClick={() => removal.mutate()}>
                    {words.remove}
                  </Button>
                )}
              </>
            )}
          </div>
          <p className="field-hint mt-3">
            {words.kindsUpTo} {megabytes} {words.mb}
          </p>
          <p role="alert" className="field-error mt-2">
            {problem}
          </p>
        </div>
      </div>
    </SettingsSection>
  );
}
