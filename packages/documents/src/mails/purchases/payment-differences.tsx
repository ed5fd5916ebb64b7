import { paymentDifferencesMail } from "@academy/content/mails/owner-mails";
import { composeMailFromWords } from "../mail-from-words.tsx";
import { textStyle } from "../mail-layout.tsx";

export type PaymentDifferencesProps = {
  /** Each says what did not agree, and what was done about it. */
  lines: string[];
};

/** To every owner: where money is concerned, nothing is put right in silence. */
export function composePaymentDifferences({ lines }: PaymentDifferencesProps) {
  const { words } = paymentDifferencesMail;
  const blocks = {
    lines: (
      <ul style={{ margin: "20px 0", padding: "0 0 0 20px" }}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change places.
          <li key={place} style={{ ...textStyle, margin: "0 0 12px" }}>
            {line}
          </li>
        ))}
      </ul>
    ),
  };
  const subject = lines.length === 1 ? words.subjectOfOne : words.subject;
  return composeMailFromWords(
    paymentDifferencesMail,
    { ...words, subject },
    { filling: { count: String(lines.length) }, blocks },
  );
}
