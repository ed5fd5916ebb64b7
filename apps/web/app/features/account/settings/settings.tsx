import { settingsWords } from "@academy/content/pages/account/settings-words";
import { settingsPage } from "@academy/content/pages/account-pages";
import { myOrders } from "@academy/content/pages/buying/my-orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnauthorized } from "../../../lib/api/api-error.ts";
import { useLoadedWhenNear } from "../../../lib/near-viewport.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { Mandala, PageDrawing } from "../../archetypes/public.ts";
import { readFailure } from "../failure.ts";
import { ProofDialog } from "../proof/proof-dialog.tsx";
import { EmailSection } from "./email-section.tsx";
import { DeleteSection, ExportSection } from "./leaving-sections.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingsContents } from "./settings-contents.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { accountQuery } from "./use-account.ts";

const load = () => import("../../orders/public.ts").then(({ OrderList }) => OrderList);

/** Its place is there with the page, so that a link to it finds it; what stands there comes when it is near. */
function OrdersSection() {
  const { part: OrderList, ref } = useLoadedWhenNear(load);
  return (
    <SettingsSection id="orders" heading={myOrders.heading} about={myOrders.about}>
      <div ref={ref}>{OrderList ? <OrderList /> : <SkeletonText lines={4} label={myOrders.loading} />}</div>
    </SettingsSection>
  );
}

const words = settingsWords.settings;

export function Settings() {
  const { data: account, error, refetch } = useQuery(accountQuery);
  const hasArrived = account !== undefined;
  // A link to a section arrives before the section does.
  useEffect(() => {
    if (hasArrived && window.location.hash) {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    }
  }, [hasArrived]);
  // The gate around the page deals with the end of a session.
  if (!account && error && !isUnauthorized(error)) {
    return (
      <Notice heading={words.notLoaded} role="alert" drawing={<PageDrawing of="failed" />}>
        <p>{readFailure(error, () => false).message}</p>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Notice>
    );
  }
  if (!account) return <WaitingPage />;
  return (
    <>
      <div className="settings-head">
        <div className="settings-drawing text-gold">
          <Mandala archetype="teacher" />
        </div>
        <div className="relative">
          <PageHeading title={settingsPage.title} lead={settingsPage.lead} />
        </div>
      </div>
      <div className="column settings-document pb-section">
        <SettingsContents />
        <div className="min-w-0">
          <NameSection {...account} />
          <PictureSection {...account} />
          <EmailSection {...account} />
          <PasswordSection {...account} />
          <SecondFactorSection {...account} />
          <SessionsSection {...account} />
          <PreferencesSection {...account} />
          <OrdersSection />
          <ExportSection />
          <DeleteSection {...account} />
        </div>
      </div>
      <ProofDialog />
    </>
  );
}
