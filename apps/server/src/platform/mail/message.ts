export type Recipient = { name?: string | undefined; address: string };

/** Names a file instead of carrying it: jobs stay small, and the file is made when the mail leaves. */
export type AttachmentReference = { kind: string; id: string };

type Attachment = { fileName: string; contentType: string; read(): Promise<Uint8Array> };

/** Undefined when what the file is about is gone. */
export type FindAttachment = (reference: AttachmentReference) => Promise<Attachment | undefined>;

export type Message = {
  /** The job's: the same mail sent again after a crash carries the same Message-ID. */
  id: string;
  to: Recipient;
  /** Where an answer goes, if not to us: an address alone, since a name would be somebody's own words. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachment?: (Attachment & { reference: AttachmentReference }) | undefined;
};
