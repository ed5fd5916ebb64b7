import type { AllEdits } from "@academy/content/editing/editable";
import { receiptDocumentKey, reportDocumentKey } from "@academy/content/mails/document-keys";
import type { ReceiptWords, ReportWords } from "@academy/content/mails/document-words";
import { firstOffers } from "@academy/content/offers";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import { AppError } from "../../../platform/errors.ts";
import { asPrinted, findSeller, type SellerSettings } from "../../../platform/settings/chosen-seller.ts";
import { pageCalled, stateOfPage } from "../studio/editable-page.ts";
import { wordsWith } from "./document-words.ts";
import { sampleNumber } from "./sample-mails.ts";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  documents: Pick<Documents, "renderReceipt" | "renderReport">;
  settings: SellerSettings;
};
type Render = (deps: Deps, edits: AllEdits) => Promise<Uint8Array>;

/** By the key of its words. Nobody of these names is anywhere, and nobody can take the receipt for one. */
const papers: Readonly<Record<string, Render>> = {
  [receiptDocumentKey]: async ({ db, documents, settings, now }, edits) => {
    const words = wordsWith<ReceiptWords>(receiptDocumentKey, edits);
    const { name: offerName, twoPaymentsCents: cents } = firstOffers.blueprintSelfGuided;
    return documents.renderReceipt({
      number: sampleNumber,
      paidAt: now(),
      seller: asPrinted(await findSeller(db, settings)),
      buyer: { name: "Robin Sample", email: "robin@example.org" },
      offerName,
      description: words.paidFirstOfTwo,
      currency: "USD",
      netCents: cents,
      taxCents: 0,
      totalCents: cents,
      refundedCents: 0,
      isTest: true,
      words,
    });
  },
  [reportDocumentKey]: async ({ documents, baseUrl, now }, edits) =>
    documents.renderReport({
      result: {
        primary: { archetype: "teacher", score: 16.4, confidence: 55 },
        secondary: { archetype: "mother", score: 12, strength: 73 },
        allScores: {
          teacher: 16.4,
          mother: 12,
          mystic: 11.25,
          artist: 10,
          alchemist: 9.3,
          architect: 8,
          performer: 7.1,
          revolutionary: 6.6,
          medicineKeeper: 5.2,
          earthGuardian: 4,
        },
      },
      isCareless: false,
      takenAt: now(),
      name: "Robin",
      resultUrl: `${baseUrl}/quiz`,
      words: wordsWith<ReportWords>(reportDocumentKey, edits),
    }),
};

/** What comes with an email, with what is being written of it. */
export async function renderDocument(deps: Deps, id: string): Promise<Uint8Array> {
  const render = pageCalled(id)
    .parts.map(({ key }) => papers[key])
    .find((each) => each !== undefined);
  if (!render) throw new AppError("NOT_FOUND");
  const { edits } = await stateOfPage(deps.db, id);
  return render(deps, edits);
}
