import { Text } from "@react-email/components";
import { MailLayout, textStyle } from "../mail-layout.tsx";

export type PaymentDifferencesProps = {
  /** Each says what did not agree, and what was done about it. */
  lines: string[];
};

export const paymentDifferencesSubject = ({ lines }: PaymentDifferencesProps) =>
  lines.length === 1
    ? "An order and a payment don’t match"
    : `${lines.length} orders and payments don’t match`;

/** To every owner: where money is concerned, nothing is put right in silence. */
export function PaymentDifferences({ lines }: PaymentDifferencesProps) {
  return (
    <MailLayout
      preview="What didn’t match between the academy and the payment provider, and what was done."
      heading="Orders and payments didn’t match"
    >
      <Text style={textStyle}>
        The academy compared its orders with the payment provider’s records. The following didn’t match. Each
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
        If a line says that nothing was done, please look up the payment with the payment provider.
      </Text>
    </MailLayout>
  );
}
