import { Text } from "@react-email/components";
import { MailLayout, textStyle } from "../mail-layout.tsx";

export type PaymentDifferencesProps = {
  /** Each says what did not agree, and what was done about it. */
  lines: string[];
};

export const paymentDifferencesSubject = ({ lines }: PaymentDifferencesProps) =>
  lines.length === 1
    ? "A difference between orders and payments"
    : `${lines.length} differences between orders and payments`;

/** To every owner: where money is concerned, nothing is put right in silence. */
export function PaymentDifferences({ lines }: PaymentDifferencesProps) {
  return (
    <MailLayout
      preview="What the academy and the payment provider disagreed about, and what was done."
      heading="Orders and payments did not agree"
    >
      <Text style={textStyle}>
        The academy compared its orders with what the payment provider has on record. This did not agree; each
        line also says what was done about it.
      </Text>
      <ul style={{ margin: "20px 0", padding: "0 0 0 20px" }}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change places.
          <li key={place} style={{ ...textStyle, margin: "0 0 12px" }}>
            {line}
          </li>
        ))}
      </ul>
      <Text style={textStyle}>
        Where a line says that nothing was done, please look the payment up at the payment provider.
      </Text>
    </MailLayout>
  );
}
