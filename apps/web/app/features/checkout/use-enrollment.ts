import { subscribePage } from "@academy/content/subscribe-page";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "../../ui/toast/toast-store.ts";

const processingMs = 2000;

export type Errors = { name?: string; email?: string };

function problemsOf(form: HTMLFormElement): Errors {
  const { nameMissing, emailMissing, emailWrong } = subscribePage.form;
  const [name, email] = ["name", "email"].map((field) => form.elements.namedItem(field) as HTMLInputElement);
  const errors: Errors = {};
  if (!name?.value.trim()) errors.name = nameMissing;
  if (!email?.value.trim()) errors.email = emailMissing;
  // The browser's own rule for addresses, said in our words.
  else if (email.validity.typeMismatch) errors.email = emailWrong;
  return errors;
}

/**
 * What the form does while no live payment is set: it takes its time, welcomes, and leads to the front door. Nothing
 * is sent and nothing is granted.
 */
export function useEnrollment() {
  const [errors, setErrors] = useState<Errors>({});
  const [isProcessing, setProcessing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const startAgain = ({ persisted }: PageTransitionEvent) => {
      // Somebody who comes back finds the page as they left it, in the middle of its work.
      if (!persisted) return;
      timer.current = undefined;
      setProcessing(false);
    };
    window.addEventListener("pageshow", startAgain);
    return () => {
      window.removeEventListener("pageshow", startAgain);
      clearTimeout(timer.current);
    };
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // At once, not with the next rendering: two presses may come before it.
    if (timer.current !== undefined) return;
    const form = event.currentTarget;
    const problems = problemsOf(form);
    setErrors(problems);
    const [wrong] = Object.keys(problems);
    if (wrong) return form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    setProcessing(true);
    timer.current = setTimeout(() => {
      toast({ ...subscribePage.toast, survivesPageLoad: true });
      // A full navigation: the server decides what the front door is.
      window.location.assign("/");
    }, processingMs);
  };

  const settle = (field: keyof Errors) => setErrors(({ [field]: _mended, ...others }) => others);
  return { errors, isProcessing, submit, settle };
}
