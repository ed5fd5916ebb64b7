import { offers } from "@academy/content/offers";
import { guiseBar as words } from "@academy/content/pages/studio/guise-page";
import { takeOffGuise } from "@academy/contract/calls/studio/guise";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import "./guise.css";

/** As whom one looks, and the way back. */
export function GuiseBar({ view }: { view: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const end = async () => {
    setBusy(true);
    try {
      await callApi(takeOffGuise);
      window.location.assign("/studio/view");
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  };
  const offer = offers.find(({ key }) => key === view)?.name ?? words.course;
  return (
    <section aria-label={words.label} className="guise-bar on-ink">
      <p>
        <strong>{view === "visitor" ? words.visitor : fillWords(words.learner, { offer })}</strong>{" "}
        {failure || words.nothing}
      </p>
      <Button size="small" isBusy={isBusy} onClick={() => void end()}>
        {words.back}
      </Button>
    </section>
  );
}
