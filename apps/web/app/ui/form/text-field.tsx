import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";
import { useFieldError } from "./form.tsx";
import { Input } from "./input.tsx";

type FormFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  children: ReactNode;
};

/** A field of a `Form`, with what its form has to say about it. */
export function FormField({ name, ...field }: FormFieldProps) {
  return <Field {...field} error={useFieldError(name)} />;
}

export type TextFieldProps = Omit<ComponentProps<"input">, "name"> & Omit<FormFieldProps, "children">;

export function TextField({ label, hint, isOptional, ...input }: TextFieldProps) {
  return (
    <FormField name={input.name} label={label} hint={hint} isOptional={isOptional}>
      <Input {...input} />
    </FormField>
  );
}
