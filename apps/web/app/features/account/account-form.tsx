import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { hasCode } from "../../lib/api/api-error.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import type { ButtonLook } from "../../ui/buttons/button-look.ts";
import { Form, FormDone, FormError, SubmitButton } from "../../ui/form/form.tsx";
import type { FormErrors } from "../../ui/form/form-store.ts";
import { readFields, useForm } from "../../ui/form/use-form.ts";
import { readFailure } from "./failure.ts";

type Contract = typeof import("@academy/contract/account");
/** The contract's schemas weigh more than a page of forms, so they come when there is time, or with the first answer. */
const loadContract = () => import("./contract.ts");

/** As much of a schema as a form needs: what it finds wrong, and where. */
type FieldsSchema = {
  safeParse: (values: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};

type Values = Record<string, string>;

type AccountFormProps<Result> = ButtonLook & {
  /** What the contract asks of the fields, to say so before the server has to. */
  asks: (contract: Contract) => FieldsSchema;
  send: (values: Values) => Promise<Result>;
  onDone: (result: Result, values: Values) => void;
  /** The field that a refusal means when it names none. */
  mainField?: string;
  submitLabel: string;
  busyLabel: string;
  /** Said beside the button once it is done, for forms that stay where they are. */
  doneWords?: string;
  draft?: { name: string; fields: readonly string[] };
  children?: ReactNode;
  /** Beside the button. */
  others?: ReactNode;
};

/** A form that the contract checks before it is sent, and whose refusals are the server's own words. */
export function AccountForm<Result>(props: AccountFormProps<Result>) {
  const { asks, send, onDone, mainField, submitLabel, busyLabel, doneWords, draft, children, others } = props;
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({ mutationFn: send });
  useEffect(() => whenIdle(() => void loadContract().catch(() => {})), []);
  const control = useForm({
    read: readFields,
    check: (values) => problemsOf(values, asks),
    send: (values) => mutateAsync(values),
    onDone,
    readFailure: (error, hasField) => {
      const { field, message } = readFailure(error, hasField);
      const meant = hasCode(error, "BAD_REQUEST") ? mainField : undefined;
      return { [field ?? meant ?? "form"]: message };
    },
    draft,
  });
  return (
    <Form control={control}>
      {children}
      <FormError />
      <div className="form-actions">
        <SubmitButton variant={props.variant} size={props.size} busyLabel={busyLabel}>
          {submitLabel}
        </SubmitButton>
        {others}
        {doneWords && <FormDone>{doneWords}</FormDone>}
      </div>
    </Form>
  );
}

/** Every field's first problem, or nothing. Out of reach of the schemas, the server is left to find them. */
async function problemsOf(
  values: Values,
  asks: (contract: Contract) => FieldsSchema,
): Promise<FormErrors | undefined> {
  const contract = await loadContract().catch(() => undefined);
  const issues = contract && asks(contract).safeParse(values).error?.issues;
  if (!issues) return undefined;
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? "form"), message]),
  );
}
