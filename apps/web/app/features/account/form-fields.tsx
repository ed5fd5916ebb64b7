import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { useFormField } from "./account-form.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "name"> & {
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
};

/** An input of an account form. The browser keeps what is typed, so that nothing here can lose it. */
export function TextField({ name, label, hint, isOptional, defaultValue, ...input }: TextFieldProps) {
  const { error, typed, settle } = useFormField(name);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      <Input {...input} name={name} defaultValue={typed ?? defaultValue} onInput={settle} />
    </Field>
  );
}

type Plain = Partial<TextFieldProps>;

export const EmailField = (props: Plain) => (
  <TextField
    name="email"
    label="E-mail"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** Six digits from a mail or an authenticator: one field, so that pasting and filling in by the phone work. */
export const CodeField = (props: Plain) => (
  <TextField
    name="code"
    label="Six-digit code"
    inputMode="numeric"
    autoComplete="one-time-code"
    className="control-code"
    maxLength={20}
    {...props}
  />
);

export function PasswordField(props: Plain & { isNew?: boolean }) {
  const { name = "password", label = "Password", isNew = false, hint, ...input } = props;
  const { error, settle } = useFormField(name);
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint ?? (isNew ? "At least 10 characters. A short sentence is easy to keep." : undefined)}
      error={error}
    >
      <span className="control-password">
        <Input
          {...input}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          onInput={settle}
        />
        <IconButton
          label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </Field>
  );
}
