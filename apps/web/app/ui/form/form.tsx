import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { Button } from "../buttons/button.tsx";
import { classes } from "../classes.ts";
import { useHydrated } from "../use-hydrated.ts";
import type { FormControl } from "./use-form.ts";

const FormContext = createContext<Pick<FormControl, "errors" | "isSending" | "isDone">>({
  errors: {},
  isSending: false,
  isDone: false,
});

export const useFieldError = (name: string) => useContext(FormContext).errors[name];

type FormProps = Omit<ComponentProps<"form">, "onSubmit"> & { control: FormControl };

/** The frame of a form; `control` comes from `useForm`. */
export function Form({ control, className, onInput, children, ...props }: FormProps) {
  const { element, submit, type, errors, isSending, isDone } = control;
  return (
    <form
      // Posted where no script runs, a password would at least not stand in the address.
      method="post"
      noValidate
      {...props}
      ref={element}
      className={classes("form", className)}
      onSubmit={submit}
      onInput={(event) => {
        type(event);
        onInput?.(event);
      }}
    >
      <FormContext value={{ errors, isSending, isDone }}>{children}</FormContext>
    </form>
  );
}

/** What is wrong with no field alone. */
export function FormError() {
  const error = useFieldError("form");
  return (
    error && (
      <div role="alert" tabIndex={-1} className="form-error">
        {error}
      </div>
    )
  );
}

type SubmitButtonProps = ComponentProps<typeof Button> & { busyLabel: ReactNode };

export function SubmitButton({ busyLabel, children, ...props }: SubmitButtonProps) {
  const { isSending } = useContext(FormContext);
  const isHydrated = useHydrated();
  return (
    // Before the page has come to life it sends nothing: what was typed must not end in the address.
    <Button {...props} type={isHydrated ? "submit" : "button"} isBusy={isSending}>
      {isSending ? busyLabel : children}
    </Button>
  );
}

/** Said beside the button once it is done, for forms that stay where they are. */
export function FormDone({ children }: { children: ReactNode }) {
  const { isDone, isSending } = useContext(FormContext);
  return (
    <p role="status" className="form-done">
      {isDone && !isSending ? children : ""}
    </p>
  );
}
