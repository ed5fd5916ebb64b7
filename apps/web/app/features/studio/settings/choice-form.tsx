import { studioSettingsPage } from "@academy/content/pages/studio/settings/settings-page";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { hasCode } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../ui/form/go-to-refusal.ts";
import { RadioGroup } from "../../../ui/form/radio-group.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Problem } from "../kit/problem.tsx";

type ChoiceFormProps<Value extends string> = {
  name: string;
  words: { legend: string; save: string; busy: string; saved: string };
  options: readonly { value: Value; label: string; hint: string }[];
  /** As it stands. */
  value: Value;
  onSave: (value: Value) => Promise<unknown>;
  /** Asks anew how it stands. */
  refresh: () => Promise<unknown>;
  children?: (chosen: Value) => ReactNode;
};

/** One of a few for the whole academy; it counts when it is saved. */
export function ChoiceForm<Value extends string>(props: ChoiceFormProps<Value>) {
  const { name, words, options, value, onSave, refresh, children } = props;
  const [chosen, setChosen] = useState<Value | undefined>();
  const { room, refuse } = useRefusal<HTMLDivElement>();
  const saving = useMutation({
    mutationFn: onSave,
    onError: refuse,
    onSuccess: () => toast({ title: words.saved }),
    onSettled: async () => {
      await refresh();
      setChosen(undefined);
    },
  });
  const shown = chosen ?? value;
  const { error } = saving;
  return (
    <div ref={room} className="settings-choice">
      <RadioGroup name={name} legend={words.legend} options={options} value={shown} onChange={setChosen} />
      {children?.(shown)}
      <Problem error={hasCode(error, "CONFLICT") ? new Error(studioSettingsPage.conflict) : error} />
      <div className="form-actions">
        <Button isBusy={saving.isPending} onClick={() => saving.mutate(shown)}>
          {saving.isPending ? words.busy : words.save}
        </Button>
      </div>
    </div>
  );
}
