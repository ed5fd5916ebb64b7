import { editable } from "../../editing/editable.ts";

/** Said under the bar to whoever has just filled in the form of `/subscribe` without being signed in. */
export const enrolledNote = editable("enrolled-note", {
  bought: "Your courses are ready. We’ve sent a link that opens them to {email}.",
  noted: "Payment isn’t open yet, so nothing was charged. We’ll write to {email} when it is.",
  dismiss: "Dismiss",
});
