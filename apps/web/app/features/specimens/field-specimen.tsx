import { useState } from "react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { RadioGroup } from "../../ui/form/radio-group.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

export function FieldSpecimen() {
  const [name, setName] = useState("");
  const [pace, setPace] = useState<"alone" | "together">("alone");
  return (
    <Specimen chapter={chapters.fields}>
      <Exhibit caption="Text on one line: with a hint, with an error until it is filled in, disabled">
        <div className="field-grid">
          <Field label="Email address" hint="Only used to send what you asked for.">
            <Input type="email" autoComplete="email" placeholder="you@example.com" />
          </Field>
          <Field label="Name" error={name.trim() === "" && "Please enter your name."}>
            <Input autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label="Password" isOptional>
            <Input type="password" autoComplete="new-password" />
          </Field>
          <Field label="Member number" hint="Given once and kept.">
            <Input defaultValue="LW-0042" disabled />
          </Field>
        </div>
      </Exhibit>
      <Exhibit caption="Several lines, and one of several">
        <div className="field-grid">
          <Field label="Message" hint="It grows with what you write.">
            <Textarea />
          </Field>
          <Field label="Subject">
            <Select defaultValue="">
              <option value="" disabled>
                Choose one
              </option>
              <option>A question about a course</option>
              <option>A question about an order</option>
              <option>Something else</option>
            </Select>
          </Field>
        </div>
      </Exhibit>
      <Exhibit caption="One of a few, all of them in sight">
        <RadioGroup
          name="pace"
          legend="How would you like to learn?"
          options={[
            { value: "alone", label: "At my own pace" },
            { value: "together", label: "With others", hint: "Two calls a month." },
          ]}
          value={pace}
          onChange={setPace}
        />
      </Exhibit>
      <Exhibit caption="Checkboxes take effect when sent, switches at once">
        <div className="field-grid">
          <div>
            <Checkbox label="Write to me about new courses" hint="About once a month." />
            <Checkbox label="Ticked" defaultChecked />
            <Checkbox label="Disabled" disabled />
          </div>
          <div>
            <Checkbox as="switch" label="Remind me to practice" />
            <Checkbox as="switch" label="Switched on" defaultChecked />
            <Checkbox as="switch" label="Disabled" disabled />
          </div>
        </div>
      </Exhibit>
    </Specimen>
  );
}
