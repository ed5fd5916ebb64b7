import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";

/** The words of `/verify/{certificate}`: for whoever scans the code that is printed on it. */
export const verifyPage = editable("verify-page", {
  title: "Certificate",
  description: `Check whether a certificate from ${academy.name} is valid, and what it says.`,

  valid: {
    mark: "This certificate is valid",
    certifies: "This is to certify that",
    completed: "completed the course",
  },
  replaced: {
    mark: "This certificate was replaced",
    text: "A new certificate took its place, usually because a name was corrected. Ask its holder for the link to the current one.",
    ended: "Replaced on",
  },
  revoked: {
    mark: "This certificate is no longer valid",
    text: "The academy has revoked it, and it no longer certifies anything.",
    ended: "Revoked on",
  },
  "account-deleted": {
    mark: "This certificate is no longer valid",
    text: "Its holder deleted their account, and the certificate ended with it. The academy no longer knows whose it was.",
    ended: "Ended on",
  },
  course: "Course",
  issued: "Issued on",
  number: "Number",

  says: {
    heading: "What it says",
    text: "The person named here completed this course, from the first lesson to the last.",
  },
  saysNot: {
    heading: "What it doesn’t say",
    text: "It is not a license, a degree or permission to practice, and it says nothing about anyone’s health. Where a profession is regulated, local law decides who may practice it.",
  },
  issuer: {
    heading: "Who issued it",
    text: `${academy.name} teaches healers and lightworkers to make a living from their work.`,
    link: { label: "See the courses", to: "/subscribe" },
  },

  notFound: {
    heading: "No certificate has this number",
    text: "Check the link letter by letter, or scan the code again. If someone gave it to you as proof, don’t rely on it.",
    link: { label: "Contact us", to: "/contact" },
  },
  failed: {
    heading: "We can’t check this certificate right now",
    text: "This doesn’t mean anything is wrong with the certificate. Check your connection, then try again.",
    again: "Try again",
  },
} as const);
