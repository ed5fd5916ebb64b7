import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { keptDraft } from "../../lib/storage/kept-draft.ts";
import { addressQuestions } from "./address-question.tsx";
import { createFormStore, type FormSteps } from "./form-store.ts";
import { goToRefusal } from "./go-to-refusal.ts";
import { prefill } from "./prefill.ts";

type FormOptions<Values, Result> = Pick<FormSteps<Values, Result>, "onDone"> & {
  read: (form: HTMLFormElement) => Values;
  check?: (
    values: Values,
    form: HTMLFormElement,
  ) => ReturnType<NonNullable<FormSteps<Values, Result>["check"]>>;
  send: (values: Values, more: { form: HTMLFormElement; signal: AbortSignal }) => Promise<Result>;
  readFailure: (
    error: unknown,
    hasField: (name: string) => boolean,
  ) => ReturnType<FormSteps<Values, Result>["readFailure"]>;
  /** Keeps what is typed into these fields, under this name, until it is sent. Nothing secret belongs among them. */
  draft?: { name: string; fields: readonly string[] } | undefined;
};

/**
 * A form that is sent once, shows what is wrong beside its field and takes the focus there, and keeps what was typed
 * whatever happens. An address that looks like a slip is asked about first. The browser holds the fields' values, so that nothing here can lose them. To be given to `Form`.
 */
export function useForm<Values, Result>(options: FormOptions<Values, Result>) {
  const { read, check, send, onDone, readFailure, draft } = options;
  const element = useRef<HTMLFormElement>(null);
  const [store] = useState(createFormStore);
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const draftName = draft?.name;

  // After the first rendering: the prerendered page knows nothing of what was typed here before.
  useEffect(() => {
    if (draftName && element.current) prefill(element.current, keptDraft.read(draftName));
  }, [draftName]);
  // Only when it was sent in vain: an error that is being mended must not take the focus along.
  useEffect(() => {
    const { errors } = store.current();
    const isWrong = (field: Element) => Object.hasOwn(errors, field.getAttribute("name") ?? "");
    if (state.failures > 0) goToRefusal(element.current, isWrong);
  }, [state.failures, store]);
  useEffect(() => {
    // Somebody who comes back by the browser's Back finds the page as they left it, in the middle of its work.
    const startAgain = ({ persisted }: PageTransitionEvent) => persisted && store.abort();
    window.addEventListener("pageshow", startAgain);
    return () => {
      window.removeEventListener("pageshow", startAgain);
      store.abort();
    };
  }, [store]);

  return {
    ...state,
    element,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const hasField = (name: string) => Boolean(form.elements.namedItem(name));
      void store.submit(read(form), {
        check(values) {
          const questions = addressQuestions(form);
          const problems = check?.(values, form);
          if (problems instanceof Promise) return problems.then((found) => ({ ...questions, ...found }));
          return { ...questions, ...problems };
        },
        send: (values, signal) => send(values, { form, signal }),
        readFailure: (error) => readFailure(error, hasField),
        onDone(result, values) {
          if (draftName) keptDraft.drop(draftName);
          return onDone(result, values);
        },
      });
    },
    type(event: FormEvent<HTMLFormElement>) {
      store.touch((event.target as HTMLInputElement).name);
      if (draft) keptDraft.write(draft.name, pick(readFields(event.currentTarget), draft.fields));
    },
  };
}

export type FormControl = Omit<ReturnType<typeof useForm>, "failures">;

/** All fields as they stand there. */
export const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const pick = (values: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
