import { academy } from "@academy/content/academy";
import { Document, renderToBuffer } from "@react-pdf/renderer";
import { prepareFonts } from "../pdf/fonts.ts";
import type { ReceiptInput } from "./receipt-input.ts";
import { ReceiptPage } from "./receipt-page.tsx";
import { setReceipt } from "./set-receipt.ts";

export type { ReceiptInput };

/** One page. The same receipt comes out the same every time. */
export async function renderReceipt(input: ReceiptInput): Promise<Uint8Array> {
  const { number, paidAt, currency, isTest } = input;
  const receipt = await setReceipt(input);
  const { seller, buyer, offerName, description, sums } = receipt;
  const all = [
    receipt.number,
    ...seller,
    ...buyer,
    offerName,
    description,
    ...sums.map(({ amount }) => amount),
  ];
  await prepareFonts(
    all.map(({ text }) => text).join(""),
    all.flatMap(({ style }) => style.fontFamily),
  );
  return renderToBuffer(
    <Document
      title={`${isTest ? "Test receipt" : "Receipt"} ${number}`}
      author={input.seller.name}
      subject={input.offerName}
      creator={academy.name}
      producer={academy.name}
      language={academy.language}
      creationDate={paidAt}
      modificationDate={paidAt}
    >
      <ReceiptPage receipt={receipt} currency={currency} isTest={isTest} />
    </Document>,
  );
}
