export type Recipient = { name?: string | undefined; address: string };

export type Message = {
  /** The job's: the same mail sent again after a crash carries the same Message-ID. */
  id: string;
  to: Recipient;
  subject: string;
  html: string;
  text: string;
};
