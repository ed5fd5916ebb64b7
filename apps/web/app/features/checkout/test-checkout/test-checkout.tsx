import { testCheckoutPage } from "@academy/content/pages/buying/test-checkout-page";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { PageDrawing } from "../../archetypes/public.ts";
import { failureWords } from "../form-failure.ts";
import { OpenTestCheckout } from "./open-test-checkout.tsx";
import { useTestCheckout } from "./use-test-checkout.ts";

const { banner, missing, failed } = testCheckoutPage;

/** A demo's own payment page. Whatever is on it, that it is a test stands above. */
export function TestCheckout({ id }: { id: string }) {
  return (
    <>
      <p className="column test-banner">{banner}</p>
      <Checkout id={id} />
    </>
  );
}

function Checkout({ id }: { id: string }) {
  const { view, error, isFetching, refetch, acting } = useTestCheckout(id);
  if (view) return <OpenTestCheckout view={view} acting={acting} />;
  if (!error) return <WaitingPage />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <Notice heading={missing.heading} drawing={<PageDrawing of="missing" />}>
        <p>{missing.text}</p>
        <LinkButton to={missing.link.to} variant="secondary">
          {missing.link.label}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <Notice heading={failed.heading} role="alert" drawing={<PageDrawing of="failed" />}>
      <p>{failureWords(error)}</p>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {failed.again}
      </Button>
    </Notice>
  );
}
