import type { Json, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type CertificateTables = {
  certificates: CertificatesTable;
  signing_keys: SigningKeysTable;
  ended_certificates: EndedCertificatesTable;
};

/** Never edited: a new name makes a new one, which takes the place of the old. */
type CertificatesTable = {
  /** Printed on it, and the address where anyone can check it. */
  id: string;
  user_id: string;
  course_id: string;
  name: string;
  course_title: string;
  /** Of the address it was issued to, for the credential. */
  email_hash: string;
  email_salt: string;
  issued_at: Timestamp;
  /** The day of that on the holder's own calendar, as it is printed. */
  issued_on: string | null;
  /** The day on which its holder finished the launch plan in which the course ends. */
  plan_finished_on: string | null;
  ended_at: NullableTimestamp;
  end_reason: EndReason | null;
};

/**
 * Replaced by one with another name; revoked by somebody's decision; refunded with the access it was earned under; gone
 * with its holder's account.
 */
export type EndReason = "replaced" | "revoked" | "refunded" | "account-deleted";

/** What is left when the holder's account is gone. No column says whose it was. */
type EndedCertificatesTable = {
  id: string;
  course_id: string;
  course_title: string;
  issued_at: Timestamp;
  issued_on: string | null;
  ended_at: Timestamp;
  end_reason: EndReason;
};

/** What credentials are signed with; the private half is encrypted with the academy's secret. */
type SigningKeysTable = {
  id: string;
  public_key: Json<JsonWebKey>;
  private_key: string;
  created_at: Timestamp;
};
