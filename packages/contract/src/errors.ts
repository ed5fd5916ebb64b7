import { z } from "zod";

/** Every way a call can fail: its HTTP status and the sentence the caller gets unless the failure says more. */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: "The request could not be understood." },
  // Section 8 of the specification recognises a 401 by this very word.
  UNAUTHORIZED: { status: 401, message: "Unauthorized" },
  WRONG_CREDENTIALS: { status: 400, message: "E-mail or password is wrong." },
  WRONG_CODE: { status: 400, message: "That code is not right. Check it, or ask for a new one." },
  CODE_EXPIRED: { status: 400, message: "That code has expired. Ask for a new one." },
  LINK_EXPIRED: { status: 400, message: "That link has expired or was used already. Ask for a new one." },
  ADDRESS_UNPROVEN: {
    status: 400,
    message: "Please confirm your e-mail address: we have sent you a new code.",
  },
  WRONG_PASSWORD: { status: 400, message: "The password is not right." },
  FORBIDDEN: { status: 403, message: "This is not open to you." },
  SECOND_FACTOR_NEEDED: { status: 403, message: "Set up a second factor first." },
  FRESH_PROOF_NEEDED: { status: 403, message: "Please show first that it is you." },
  CROSS_SITE: { status: 403, message: "Requests from other sites are refused." },
  NOT_FOUND: { status: 404, message: "There is nothing here." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address does not take that method." },
  CONFLICT: { status: 409, message: "That has changed in the meantime." },
  NAME_NEEDED: { status: 409, message: "That code is right. Please tell us your name as well." },
  SEATS_TAKEN: {
    status: 409,
    message: "All seats are taken or held right now. You have not been charged.",
  },
  INVITATION_NEEDED: { status: 403, message: "This offer needs an invitation." },
  ALREADY_YOURS: { status: 409, message: "This is yours already. You have not been charged." },
  COUPON_REFUSED: { status: 400, message: "That code does not count here." },
  PAYMENT_CLOSED: { status: 409, message: "Payment is not open here yet." },
  PAYMENT_UNREACHABLE: {
    status: 503,
    message:
      "The payment page can't be reached right now. You have not been charged. Please try again shortly.",
  },
  PAYMENT_REFUSED: {
    status: 502,
    message:
      "The payment page can't be opened: something is wrong on our side. You have not been charged. Please write to us.",
  },
  TOO_SLOW: { status: 408, message: "The request took too long to arrive." },
  TOO_LARGE: { status: 413, message: "The request is too large." },
  UNSUPPORTED_TYPE: { status: 415, message: "Send the body as application/json." },
  RANGE_NOT_SATISFIABLE: { status: 416, message: "The requested range lies outside the file." },
  PROOF_OF_WORK_NEEDED: {
    status: 428,
    message: "Please send the answer to a challenge of /api/proof-of-work along.",
  },
  TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  INTERNAL: { status: 500, message: "Something went wrong on our side." },
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
