import { useMutation } from "@tanstack/react-query";
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { hasCode } from "../../lib/api-error.ts";
import { keptDraft } from "../../lib/kept-draft.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { Button } from "../../ui/button.tsx";
import { type ButtonLook, buttonLook } from "../../ui/button-look.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { readFailure } from "./failure.ts";

type Contract = typeof import("@academy/contract/account");
/** The contract's schemas weigh more than a page of forms, so they come when there is time, or with the first answer. */
const loadContract = () => import("@academy/contract/account");

/** As much of a schema as a form needs: what it finds wrong, and where. */
type Asked = {
  safeParse: (values: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};

type Values = Record<string, string>;
type Errors = Record<string, string>;
const FormContext = createContext<{ errors: Errors; draft: Values; settle: (name: string) => void }>({
  errors: {},
  draft: {},
  settle: () => {},
});

/** A field's error, what was typed into it before, and how to say that its error is being mended. */
export function useFormField(name: string) {
  const { errors, draft, settle } = useContext(FormContext);
  return { error: errors[name], typed: draft[name], settle: () => settle(name) };
}

type AccountFormProps<Result> = ButtonLook & {
  /** What the contract asks of the fields, to say so before the server has to. */
  asks: (contract: Contract) => Asked;
  send: (values: Values) => Promise<Result>;
  onDone: (result: Result, values: Values) => void;
  /** The field that a refusal means when it names none. */
  mainField?: string;
  submitLabel: string;
  busyLabel: string;
  /** Said beside the button once it is done, for forms that stay where they are. */
  doneWords?: string;
  /** Keeps what is typed, passwords and codes aside, under this name until it is sent. */
  draftName?: string;
  children: ReactNode;
  /** Beside the button. */
  others?: ReactNode;
};

/** A form that is sent once, keeps what was typed whatever happens, and shows each refusal beside its field. */
export function AccountForm<Result>(props: AccountFormProps<Result>) {
  const { asks, send, onDone, submitLabel, busyLabel, doneWords, draftName, children, others } = props;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failures, setFailures] = useState(0);
  const [isDone, setDone] = useState(false);
  const [draft] = useState(() => (draftName ? keptDraft.read(draftName) : {}));
  const isUnderWay = useRef(false);
  const isHydrated = useHydrated();
  const errorId = useId();
  const { mutateAsync, isPending } = useMutation({ mutationFn: send });

  useEffect(() => whenIdle(() => void loadContract().catch(() => {})), []);
  // Only when it was sent in vain: an error that is being mended must not take the focus along.
  useEffect(() => {
    if (failures === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? document.getElementById(errorId))?.focus();
  }, [failures, errorId]);

  const refuse = (problems: Errors) => {
    setErrors(problems);
    setFailures((count) => count + 1);
  };
  const hasField = (name: string) => Boolean(form.current?.elements.namedItem(name));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // At once, not with the next rendering: two presses may come before it.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setDone(false);
    const values = valuesOf(event.currentTarget);
    try {
      const problems = await problemsOf(values, asks);
      if (problems) return refuse(problems);
      const result = await mutateAsync(values);
      setErrors({});
      setDone(true);
      if (draftName) keptDraft.drop(draftName);
      onDone(result, values);
    } catch (error) {
      const { field, message } = readFailure(error, hasField);
      const meant = hasCode(error, "BAD_REQUEST") ? props.mainField : undefined;
      refuse({ [field ?? meant ?? "form"]: message });
    } finally {
      isUnderWay.current = false;
    }
  };

  const keep = (event: FormEvent<HTMLFormElement>) => {
    setDone(false);
    if (draftName) keptDraft.write(draftName, draftOf(event.currentTarget));
  };
  const settle = (name: string) =>
    setErrors((before) => {
      const { [name]: mended, ...rest } = before;
      return mended === undefined ? before : rest;
    });
  return (
    // Posted where no script runs, a password would at least not stand in the address.
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={keep} className="form">
      <FormContext value={{ errors, draft, settle }}>{children}</FormContext>
      {errors.form && (
        <p id={errorId} role="alert" tabIndex={-1} className="form-error">
          {errors.form}
        </p>
      )}
      <div className="form-actions">
        {isHydrated ? (
          <Button type="submit" variant={props.variant} size={props.size} isBusy={isPending}>
            {isPending ? busyLabel : submitLabel}
          </Button>
        ) : (
          // Looks the same and sends nothing: what is pressed before the page has come to life must not leave it.
          <button type="button" aria-disabled="true" className={buttonLook(props)}>
            {submitLabel}
          </button>
        )}
        {others}
        {doneWords && (
          <p role="status" className="form-done">
            {isDone && !isPending ? doneWords : ""}
          </p>
        )}
      </div>
    </form>
  );
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const draftOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...form.elements].flatMap((element) =>
      element instanceof HTMLInputElement && !/password|code/i.test(element.name)
        ? [[element.name, element.value]]
        : [],
    ),
  );

/** Every field's first problem, or nothing. Out of reach of the schemas, the server is left to find them. */
async function problemsOf(values: Values, asks: (contract: Contract) => Asked): Promise<Errors | undefined> {
  const contract = await loadContract().catch(() => undefined);
  const issues = contract && asks(contract).safeParse(values).error?.issues;
  if (!issues) return undefined;
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? "form"), message]),
  );
}
