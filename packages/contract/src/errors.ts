import { z } from "zod";

/** Every way a call can fail: its HTTP status and the sentence the caller gets unless the failure says more. */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: "We couldn’t understand that request." },
  // Section 8 of the specification recognizes a 401 by this very word.
  UNAUTHORIZED: { status: 401, message: "Unauthorized" },
  WRONG_CREDENTIALS: { status: 400, message: "That email or password isn’t right." },
  WRONG_CODE: { status: 400, message: "That code isn’t right. Check it, or ask for a new one." },
  CODE_EXPIRED: { status: 400, message: "That code has expired. Ask for a new one." },
  LINK_EXPIRED: { status: 400, message: "That link has expired or was already used. Ask for a new one." },
  ADDRESS_UNPROVEN: {
    status: 400,
    message: "Please confirm your email address. We’ve sent you a new code.",
  },
  WRONG_PASSWORD: { status: 400, message: "That password isn’t right." },
  FORBIDDEN: { status: 403, message: "You don’t have access to this." },
  NOT_OPEN_YET: { status: 403, message: "This lesson isn’t open yet. Your course page says when it opens." },
  SECOND_FACTOR_NEEDED: { status: 403, message: "Set up two-step verification first." },
  FRESH_PROOF_NEEDED: { status: 403, message: "Please confirm it’s you first." },
  IN_GUISE: {
    status: 403,
    message: "You’re only looking, so nothing is saved or sent. Go back to the studio to change something.",
  },
  CROSS_SITE: { status: 403, message: "Requests from other sites aren’t allowed." },
  NOT_FOUND: { status: 404, message: "There’s nothing here." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address doesn’t allow that method." },
  CONFLICT: { status: 409, message: "This has changed in the meantime. Reload the page and try again." },
  PAGE_NOT_RENDERED: {
    status: 409,
    message: "The pages couldn’t be made with these words, so nothing was published. Your draft is saved.",
  },
  HEADLINE_COMPARED: {
    status: 409,
    message: "This page’s headline is being compared right now. End that first, in Settings under Quiz.",
  },
  LAST_OWNER: {
    status: 409,
    message: "The academy needs at least one owner. Give the role to someone else first.",
  },
  NAME_NEEDED: { status: 409, message: "That code is right. Please enter your name too." },
  SEATS_TAKEN: {
    status: 409,
    message: "All seats are taken right now. You haven’t been charged.",
  },
  INVITATION_NEEDED: { status: 403, message: "You need an invitation for this offer." },
  ALREADY_YOURS: { status: 409, message: "You already have this. You haven’t been charged." },
  PRICE_CHANGED: {
    status: 409,
    message:
      "The price has changed since you opened this page. You haven’t been charged. Please look at it again.",
  },
  COUPON_REFUSED: { status: 400, message: "That code doesn’t work here." },
  OPENS_SOON: {
    status: 409,
    message: "This opens soon, so you can’t buy it yet. You haven’t been charged.",
  },
  PAYMENT_CLOSED: { status: 409, message: "Payment isn’t open yet." },
  PAYMENT_UNREACHABLE: {
    status: 503,
    message: "We can’t reach the payment page right now. You haven’t been charged. Please try again shortly.",
  },
  PAYMENT_REFUSED: {
    status: 502,
    message:
      "We can’t open the payment page: something is wrong on our side. You haven’t been charged. Please contact us.",
  },
  TOO_SLOW: { status: 408, message: "The request took too long to arrive." },
  TOO_LARGE: { status: 413, message: "The request is too large." },
  TOO_LONG_TO_PRINT: {
    status: 413,
    message:
      "This is more than one PDF can hold. In your library you can download everything you wrote as one web page.",
  },
  UNSUPPORTED_TYPE: { status: 415, message: "Send the body as application/json." },
  LOCKED: { status: 423, message: "This is arriving from somewhere else right now." },
  RANGE_NOT_SATISFIABLE: { status: 416, message: "The requested range is outside the file." },
  PROOF_OF_WORK_NEEDED: {
    status: 428,
    message: "Please include the answer to a challenge from /api/proof-of-work.",
  },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  INTERNAL: { status: 500, message: "Something went wrong on our end. Please try again." },
  NO_SPACE: {
    status: 507,
    message:
      "There isn’t enough space left for this file. Delete something, or ask whoever hosts your academy.",
  },
  SAGE_BUSY: {
    status: 503,
    message:
      "Many people are asking Sage right now, so it can’t answer you yet. Your question is kept: please try again in a moment.",
  },
  UNAVAILABLE: { status: 503, message: "The academy is busy right now. Please try again shortly." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorBody = z.strictObject({
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** The field that is wrong, where it is one. */
  field: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
