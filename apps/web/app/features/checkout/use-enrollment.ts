import { subscribePage } from "@academy/content/pages/subscribe-page";
import { readFields, useForm } from "../../ui/form/use-form.ts";
import { toast } from "../../ui/toast/toast-store.ts";

const processingMs = 2000;

/**
 * What the form does while no live payment is set: it takes its time, welcomes, and leads to the front door. Nothing
 * is sent and nothing is granted.
 */
export const useEnrollment = () =>
  useForm({
    read: readFields,
    check: (values, form) => problemsOf(values, form),
    send: (_values, { signal }) => wait(processingMs, signal),
    onDone() {
      toast({ ...subscribePage.toast, survivesPageLoad: true });
      // A full navigation: the server decides what the front door is.
      window.location.assign("/");
      return pageIsLeft;
    },
    readFailure: () => ({}),
  });

/** The page is on its way out: the form stays as it is for as long as it can be seen. */
const pageIsLeft = new Promise<void>(() => {});

function problemsOf({ name, email }: Record<string, string>, form: HTMLFormElement) {
  const { nameMissing, emailMissing, emailWrong } = subscribePage.form;
  // The browser's own rule for addresses, said in our words.
  const { typeMismatch } = (form.elements.namedItem("email") as HTMLInputElement).validity;
  return {
    ...(!name?.trim() && { name: nameMissing }),
    ...(!email?.trim() ? { email: emailMissing } : typeMismatch && { email: emailWrong }),
  };
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
