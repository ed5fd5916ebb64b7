import type { ReactNode } from "react";
import { createStore } from "../../lib/store.ts";

/** What is wrong, by the name of its field; what is wrong with none of them alone stands under `form`. */
export type FormErrors = { readonly [field: string]: ReactNode };

type FormState = {
  errors: FormErrors;
  /** How often it was sent in vain: each time the focus goes to what is wrong. */
  failures: number;
  isSending: boolean;
  isDone: boolean;
};

/** How one sending goes about it. */
export type FormSteps<Values, Result> = {
  /** What can be said before anybody is asked; nothing when all is well. */
  check?: (values: Values) => FormErrors | undefined | Promise<FormErrors | undefined>;
  /** `signal` is aborted when the form is gone, or somebody has come back to it. */
  send: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** The form stays busy until it is through. */
  onDone: (result: Result, values: Values) => void | Promise<void>;
  readFailure: (error: unknown) => FormErrors;
};

const untouched: FormState = { errors: {}, failures: 0, isSending: false, isDone: false };

/** What a form goes through: sent once at a time, refused or done. */
export function createFormStore() {
  const { current, subscribe, set } = createStore(() => untouched);
  let underWay: AbortController | undefined;
  const change = (part: Partial<FormState>) => set({ ...current(), ...part });
  const refuse = (errors: FormErrors) => change({ errors, failures: current().failures + 1 });

  return {
    current,
    subscribe,
    async submit<Values, Result>(values: Values, steps: FormSteps<Values, Result>): Promise<void> {
      // At once, not with the next rendering: two presses may come before it.
      if (underWay) return;
      const sending = new AbortController();
      underWay = sending;
      change({ isDone: false });
      try {
        const problems = steps.check?.(values);
        // Without a pause where none is needed: a phone opens its keyboard only for a focus that follows at once.
        const errors = problems instanceof Promise ? await problems : problems;
        if (errors && Object.keys(errors).length > 0) return refuse(errors);
        change({ errors: {}, isSending: true });
        const result = await steps.send(values, sending.signal);
        change({ isDone: true });
        await steps.onDone(result, values);
      } catch (error) {
        if (!sending.signal.aborted) refuse(steps.readFailure(error));
      } finally {
        if (underWay === sending) {
          underWay = undefined;
          change({ isSending: false });
        }
      }
    },
    /** Something was typed: what was said about that field, or of having been sent, is no longer so. */
    touch(field: string) {
      const { [field]: mended, ...others } = current().errors;
      if (mended === undefined && !current().isDone) return;
      change({ errors: others, isDone: false });
    },
    /** Calls off what is under way. */
    abort() {
      underWay?.abort();
      underWay = undefined;
      change({ isSending: false });
    },
  };
}
