import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import {
  type GatheringBenefits,
  type GatheringBody,
  type GatheringView,
  maxGatheringDates,
} from "@academy/contract/studio/gatherings";
import { useState } from "react";
import { ApiError, hasCode } from "../../../lib/api/api-error.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { zoneOptions } from "../kit/zone-options.ts";
import { ClockChangeField } from "./clock-change-field.tsx";
import { checkGathering, readGathering } from "./read-gathering.ts";

const words = studioGatheringsPage.form;

type Repeats = keyof typeof words.repeats;

type GatheringFormProps = {
  gathering?: GatheringView;
  benefits: GatheringBenefits["items"];
  zone: string;
  submit: string;
  done: string;
  send: (body: GatheringBody) => Promise<unknown>;
  onDone: () => unknown;
};

export function GatheringForm(props: GatheringFormProps) {
  const { gathering, benefits, zone, submit, done, send, onDone } = props;
  const repeat = gathering?.repeat ?? null;
  const [repeats, setRepeats] = useState<Repeats>(repeat?.kind ?? "once");
  const [ends, setEnds] = useState(repeat && "on" in repeat.ends ? "on" : "count");
  const [asksClock, setAsksClock] = useState(Boolean(gathering?.clockChange));
  const control = useStudioForm({
    read: readGathering,
    check: checkGathering,
    send,
    done,
    onDone,
    fieldOf: (name) => (name === "ends" ? (ends === "on" ? "last" : "count") : name),
    problem: (error) => {
      if (error instanceof ApiError && error.field === "clockChange") setAsksClock(true);
      return hasCode(error, "CONFLICT") ? words.conflict : undefined;
    },
  });
  const isMonthly = repeats !== "once" && repeats !== "weeks";
  return (
    <Form control={control} className="max-w-160">
      <TextField
        name="title"
        label={words.title}
        maxLength={120}
        autoComplete="off"
        defaultValue={gathering?.title}
      />
      <FormField name="about" label={words.about} hint={words.aboutHint} isOptional>
        <Textarea name="about" maxLength={2000} defaultValue={gathering?.about} />
      </FormField>
      <TextField
        name="host"
        label={words.host}
        maxLength={120}
        autoComplete="off"
        defaultValue={gathering?.host}
      />
      <TextField name="startsOn" type="date" label={words.startsOn} defaultValue={gathering?.startsOn} />
      <TextField name="time" type="time" label={words.time} defaultValue={gathering?.time} />
      <FormField name="zone" label={words.zone} hint={words.zoneHint}>
        <Select name="zone" options={zoneOptions()} defaultValue={gathering?.zone ?? zone} />
      </FormField>
      {asksClock && <ClockChangeField value={gathering?.clockChange ?? null} />}
      <TextField
        name="minutes"
        type="number"
        inputMode="numeric"
        min={5}
        max={720}
        label={words.minutes}
        defaultValue={gathering?.minutes ?? 60}
      />
      <TextField
        name="link"
        type="url"
        inputMode="url"
        label={words.link}
        hint={words.linkHint}
        maxLength={2000}
        autoComplete="off"
        defaultValue={gathering?.link ?? ""}
        isOptional
      />
      <FormField
        name="repeat"
        label={words.repeat}
        hint={repeats === "month-day" ? words.shortMonths : undefined}
      >
        <Select
          name="repeat"
          options={Object.entries(words.repeats)}
          value={repeats}
          onChange={({ target }) => setRepeats(target.value as Repeats)}
        />
      </FormField>
      {repeats !== "once" && (
        <>
          <TextField
            name="every"
            type="number"
            inputMode="numeric"
            min={1}
            max={12}
            label={isMonthly ? words.every.months : words.every.weeks}
            defaultValue={repeat?.every ?? 1}
          />
          <FormField name="ends" label={words.ends}>
            <Select
              name="ends"
              options={[
                ["count", words.endsAfter],
                ["on", words.endsOn],
              ]}
              value={ends}
              onChange={({ target }) => setEnds(target.value)}
            />
          </FormField>
          {ends === "count" ? (
            <TextField
              name="count"
              type="number"
              inputMode="numeric"
              min={2}
              max={maxGatheringDates}
              label={words.count}
              defaultValue={repeat && "count" in repeat.ends ? repeat.ends.count : 12}
            />
          ) : (
            <TextField
              name="last"
              type="date"
              label={words.last}
              defaultValue={repeat && "on" in repeat.ends ? repeat.ends.on : undefined}
            />
          )}
        </>
      )}
      <fieldset className="grid gap-3">
        <legend className="field-label">{words.benefits}</legend>
        <p className="field-hint">{words.benefitsHint}</p>
        {benefits.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="benefits"
            value={id}
            label={name}
            defaultChecked={gathering?.benefits.includes(id) ?? false}
          />
        ))}
      </fieldset>
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}
