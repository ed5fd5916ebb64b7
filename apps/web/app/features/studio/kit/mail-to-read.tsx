import { studioGiveAccessPage } from "@academy/content/pages/studio/give-access-page";

const words = studioGiveAccessPage.mail;

type MailToReadProps = {
  subject: string;
  text: string /** What else is to be known of it. */;
  note?: string;
};

/** An email as it will be sent, to be read before. */
export function MailToRead({ subject, text, note = words.way }: MailToReadProps) {
  return (
    <section aria-labelledby="given-mail" className="max-w-160 mt-8">
      <h2 id="given-mail" className="text-heading">
        {words.heading}
      </h2>
      <div className="card card-paper mt-4">
        <p>
          {words.subject}: <strong>{subject}</strong>
        </p>
        <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{text}</p>
      </div>
      <p className="studio-small mt-3">{note}</p>
    </section>
  );
}
