type Details = { type?: string; code?: string; param?: string };

/** An error as Stripe words it. */
export class StripeRefusal extends Error {
  override name = "StripeRefusal";
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...details } };
  }
}

export function noSuch(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" });
}
