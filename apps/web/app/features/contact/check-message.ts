import { contactPage } from "@academy/content/pages/contact-page";

export const fieldNames = ["name", "email", "topic", "message"] as const;
export type FieldName = (typeof fieldNames)[number];
type Errors = Partial<Record<FieldName, string>>;

const words = contactPage.limits;
const { maxNameCharacters, maxMessageCharacters } = contactPage.form;

/** What is wrong with each field, in the page's own words. `isAddress` is the browser's opinion. */
export function problemsOf(values: Record<FieldName, string>, isAddress: boolean): Errors {
  const errors: Errors = {};
  if (!values.name) errors.name = words.nameMissing;
  else if (values.name.length > maxNameCharacters) errors.name = words.nameTooLong;
  if (!values.email) errors.email = words.emailMissing;
  else if (!isAddress) errors.email = words.emailWrong;
  if (!values.topic) errors.topic = words.topicMissing;
  if (!values.message) errors.message = words.messageMissing;
  else if (values.message.length > maxMessageCharacters) errors.message = words.messageTooLong;
  return errors;
}
