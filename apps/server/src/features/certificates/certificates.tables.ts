import type { Json, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type CertificateTables = {
  certificates: CertificatesTable;
  signing_keys: SigningKeysTable;
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
  ended_at: NullableTimestamp;
  end_reason: "replaced" | "revoked" | null;
};

/** What credentials are signed with; the private half is encrypted with the academy's secret. */
type SigningKeysTable = {
  id: string;
  public_key: Json<JsonWebKey>;
  private_key: string;
  created_at: Timestamp;
};
