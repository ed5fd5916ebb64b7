import { academy } from "@academy/content/academy";
import type { OfferKey } from "@academy/content/offers";
import { Text } from "@react-email/components";
import { MailLayout, textStyle } from "./mail-layout.tsx";
import { FirstStep } from "./purchases/first-step.tsx";
import { PageLink } from "./purchases/page-link.tsx";
import { WayIn } from "./purchases/way-in.tsx";

export type ImportedProps = {
  firstName: string;
  /** What is open to them from now on; null where it is an account and nothing else. */
  opens: { offer: OfferKey; offerName: string } | null;
  isNewAccount: boolean;
  token: string;
};

/** To somebody whom the owner has brought along from where she taught before. */
export function Imported({ firstName, opens, isNewAccount, token }: ImportedProps) {
  const what = isNewAccount
    ? `${academy.name} has a new home, and we’ve made you an account there.`
    : `There’s something new in your account at ${academy.name}.`;
  return (
    <MailLayout preview="Here’s your way in." heading={`Welcome to ${academy.name}`}>
      <Text style={textStyle}>Dear {firstName},</Text>
      <Text style={textStyle}>
        {what} {opens ? `This is open to you: ${opens.offerName}. There’s nothing to pay.` : ""}
      </Text>
      <WayIn token={token}>Sign in</WayIn>
      {opens && <FirstStep offer={opens.offer} />}
      <Text style={textStyle}>
        If you don’t know us, you can ignore this email or ask us: <PageLink path="/contact" />
      </Text>
    </MailLayout>
  );
}
