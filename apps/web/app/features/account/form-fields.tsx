import { accountWords } from "@academy/content/pages/account/account-words";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Input } from "../../ui/form/input.tsx";
import { FormField, TextField, type TextFieldProps } from "../../ui/form/text-field.tsx";

const words = accountWords.formFields;

type FieldProps = Partial<TextFieldProps>;

export const EmailField = (props: FieldProps) => (
  <TextField
    name="email"
    label={words.email}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** Six digits from a mail or an authenticator: one field, so that pasting and filling in by the phone work. */
export const CodeField = (props: FieldProps) => (
  <TextField
    name="code"
    label={words.sixDigitCode}
    inputMode="numeric"
    autoComplete="one-time-code"
    className="control-code"
    maxLength={20}
    {...props}
  />
);

export const RecoveryCodeField = () => (
  <TextField
    name="recoveryCode"
    label={words.recoveryCode}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    className="font-mono"
  />
);

type PasswordFieldProps = { name?: string; label?: string; hint?: string; isNew?: boolean };

export function PasswordField(props: PasswordFieldProps) {
  const { name = "password", label = words.password, isNew = false, hint } = props;
  const [isShown, setShown] = useState(false);
  return (
    <FormField name={name} label={label} hint={hint ?? (isNew && words.newPasswordHint)}>
      <span className="control-password">
        <Input
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={fillWords(isShown ? words.hide : words.show, { field: label.toLowerCase() })}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </FormField>
  );
}

type Name = { firstName: string; lastName: string };
type NameFieldsProps = { typed?: Name; onType?: (part: Partial<Name>) => void; hint?: string };

export const NameFields = ({ typed, onType, hint }: NameFieldsProps) => (
  <div className="form-pair">
    <TextField
      name="firstName"
      label={words.firstName}
      autoComplete="given-name"
      defaultValue={typed?.firstName}
      onChange={(event) => onType?.({ firstName: event.target.value })}
    />
    <TextField
      name="lastName"
      label={words.lastName}
      isOptional
      autoComplete="family-name"
      defaultValue={typed?.lastName}
      onChange={(event) => onType?.({ lastName: event.target.value })}
    />
    {hint && <p className="field-hint">{hint}</p>}
  </div>
);
