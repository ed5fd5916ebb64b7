import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { UserView } from "@academy/contract/account";
import { TextField } from "../../../../ui/form/text-field.tsx";

const words = checkoutPage.buyer;

type BuyerFieldsProps = { user: Pick<UserView, "email"> | null; isGift: boolean };

export function BuyerFields({ user, isGift }: BuyerFieldsProps) {
  return (
    <fieldset className="order-part grid gap-6 min-w-0">
      <legend className="text-heading">{words.legend}</legend>
      {user && (
        <p className="text-pretty text-small">
          {words.signedInAs} <strong className="wrap-anywhere weight-500">{user.email}</strong>.{" "}
          {isGift ? words.giftAdded : words.added}
        </p>
      )}
      <TextField name="name" label={words.name} autoComplete="name" maxLength={160} />
      {/* Another one for each: what is bought by somebody signed in goes to their own address. */}
      <TextField
        key={user?.email}
        name="email"
        label={words.email}
        hint={user ? words.accountEmailHint : isGift ? words.giftEmailHint : words.emailHint}
        {...(user && { value: user.email, readOnly: true })}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
    </fieldset>
  );
}
