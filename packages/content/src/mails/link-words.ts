import { editable } from "../editing/editable.ts";

/** What stands below a button wherever an email has one. */
export const linkWords = editable("mail-link-words", {
  copyLink: "Or copy this link: {link}",
  wayIn:
    "This link works once, for seven days. It’s just for you, so please don’t share it. After that, sign in with a code we email to this address: {signInPage}",
});
