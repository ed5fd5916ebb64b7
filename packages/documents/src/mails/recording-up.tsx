import { academy } from "@academy/content/academy";
import { recordingMail } from "@academy/content/mails/recording-mail";
import { composeMailFromWords, fillText, Paragraph } from "./mail-from-words.tsx";
import { PageButton, PageLink } from "./purchases/page-link.tsx";

export type RecordingUpProps = {
  /** Empty where nobody said it. */
  firstName: string;
  recording: string;
  shelf: string;
  shelfId: string;
  lessonId: string;
};

/** To somebody who was promised it. */
export function composeRecordingUp(props: RecordingUpProps, words: typeof recordingMail.words) {
  const { firstName, recording, shelf, shelfId, lessonId } = props;
  const facts = { academy: academy.name, firstName, recording, shelf };
  const filling = { ...facts, recordingsPage: <PageLink path="/recordings" /> };
  const blocks = {
    greeting: (
      <Paragraph>{fillText(firstName ? words.greeting : words.greetingWithoutName, facts)}</Paragraph>
    ),
    button: <PageButton path={`/course/${shelfId}/lesson/${lessonId}`}>{words.button}</PageButton>,
  };
  return composeMailFromWords(recordingMail, words, { filling, blocks });
}
