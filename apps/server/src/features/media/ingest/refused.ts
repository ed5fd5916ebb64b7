import type { UploadRefusal } from "@academy/contract/fields/media";

/** The library does not take it: whoever uploaded it is told why. */
export class Refused extends Error {
  override name = "Refused";
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
