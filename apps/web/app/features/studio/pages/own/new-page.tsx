import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { makeOwnPage } from "@academy/contract/calls/studio/own-pages";
import { addressOf } from "@academy/contract/fields/own-pages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";

const words = studioOwnPages.making;

/** A title and an address, and what to begin with. The address follows the title until somebody writes it. */
export function NewPage({
  course,
  onClose,
}: {
  course?: { id: string; title: string };
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [address, setAddress] = useState(addressOf(course?.title ?? ""));
  const [isWritten, setWritten] = useState(false);
  const control = useForm({
    read: (form) => {
      const fields = readFields(form);
      const kind = course ? "course" : fields.kind === "landing" ? "landing" : "article";
      const page = { title: (fields.title ?? "").trim(), address: (fields.address ?? "").trim() };
      return { ...page, kind, ...(course ? { courseId: course.id } : {}) } as const;
    },
    check: ({ title, address: at }) => ({
      ...(title ? {} : { title: words.noName }),
      ...(at ? {} : { address: words.noAddress }),
    }),
    send: (body) => callApi(makeOwnPage, { body }),
    onDone: ({ id }) => void navigate(`/studio/pages/${id}`),
    readFailure: (error, hasField) =>
      error instanceof ApiError && error.field && hasField(error.field)
        ? { [error.field]: explain(error) }
        : { form: explain(error) },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <Form control={control}>
        <TextField
          name="title"
          label={words.name}
          maxLength={120}
          defaultValue={course?.title.slice(0, 120)}
          autoComplete="off"
          onChange={({ target }) => {
            if (!isWritten) setAddress(addressOf(target.value));
          }}
        />
        <TextField
          name="address"
          label={words.address}
          hint={words.addressHint}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={({ target }) => {
            setWritten(target.value !== "");
            setAddress(target.value);
          }}
        />
        {!course && (
          <FormField name="kind" label={words.kind}>
            <Select name="kind">
              <option value="article">{words.kinds.article}</option>
              <option value="landing">{words.kinds.landing}</option>
            </Select>
          </FormField>
        )}
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.make}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
