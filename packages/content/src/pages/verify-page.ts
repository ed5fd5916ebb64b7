import { academy } from "../academy.ts";

/** The words of `/verify/{certificate}`: for whoever scans the code that is printed on it. */
export const verifyPage = {
  title: "Certificate",
  description: `Whether a certificate of ${academy.name} is valid, and what it says.`,

  valid: {
    mark: "This certificate is valid",
    certifies: "This is to certify that",
    completed: "completed the course",
  },
  replaced: {
    mark: "This certificate was replaced",
    text: "A new certificate took its place, most often because a name was corrected. Ask its holder for the address of the present one.",
    ended: "Replaced on",
  },
  revoked: {
    mark: "This certificate is no longer valid",
    text: "The academy has withdrawn it. It certifies nothing any more.",
    ended: "Withdrawn on",
  },
  "account-deleted": {
    mark: "This certificate is no longer valid",
    text: "Its holder deleted their account, and the certificate ended with it. The academy keeps nothing that could say whose it was.",
    ended: "Ended on",
  },
  course: "Course",
  issued: "Issued on",
  number: "Number",

  says: {
    heading: "What it says",
    text: "The person named here went through this course, from its first lesson to its last.",
  },
  saysNot: {
    heading: "What it does not say",
    text: "It is no licence, no degree and no permission to practise, and it says nothing about anyone’s health. Where a profession is regulated, the law of the place decides who may work in it.",
  },
  issuer: {
    heading: "Who issued it",
    text: `${academy.name} teaches healers and lightworkers to make a living from their work.`,
    link: { label: "See the courses", to: "/subscribe" },
  },

  notFound: {
    heading: "No certificate has this number",
    text: "Check the address letter by letter, or scan the code again. If it was given to you as proof, it is none.",
    link: { label: "Write to us", to: "/contact" },
  },
  failed: {
    heading: "The certificate can't be checked right now",
    text: "That says nothing about the certificate. Check your connection, then try again.",
    again: "Try again",
  },
} as const;
