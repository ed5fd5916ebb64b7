import { academy } from "@academy/content/academy";
import { receiptWords, testReceiptWords } from "@academy/content/mails/document-words";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "../pdf/fonts.ts";
import { ReceiptPage } from "./receipt-page.tsx";
import { type ReceiptInput, setReceipt } from "./set-receipt.ts";

export type { ReceiptInput };

/** One page. The same receipt comes out the same every time. */
export async function renderReceipt(input: ReceiptInput): Promise<Uint8Array> {
  const { number, paidAt, isTest, academyName = academy.name, words = receiptWords } = input;
  const receipt = await setReceipt(input);
  const { labels, seller, buyer, offerName, description, included, sums } = receipt;
  const all = [
    ...Object.values(labels),
    receipt.number,
    ...seller,
    ...buyer,
    offerName,
    description,
    ...included,
    ...sums.flatMap(({ label, note, amount }) => (note ? [label, note, amount] : [label, amount])),
  ];
  await prepareFonts(
    all.map(({ text }) => text).join(""),
    all.flatMap(({ style }) => style.fontFamily),
  );
  return renderToBuffer(
    <Document
      title={`${isTest ? testReceiptWords.title : words.title} ${number}`}
      author={input.seller.name}
      subject={input.offerName}
      creator={academyName}
      producer={academyName}
      language={academy.language}
      creationDate={paidAt}
      modificationDate={paidAt}
    >
      <ReceiptPage receipt={receipt} academyName={academyName} isTest={isTest} />
    </Document>,
  );
}
