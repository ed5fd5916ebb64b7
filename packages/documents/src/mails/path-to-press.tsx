import { useContext } from "react";
import { LinkToPress, MailContext } from "./mail-layout.tsx";

/** A page of the academy that takes a token, as a button and as a link to copy. */
export function PathToPress({ path, token, label }: { path: string; token: string; label: string }) {
  const { baseUrl } = useContext(MailContext);
  return <LinkToPress href={`${baseUrl}${path}?token=${encodeURIComponent(token)}`}>{label}</LinkToPress>;
}
