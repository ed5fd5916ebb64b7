import { offers } from "@academy/content/offers";
import { viewingBar as words } from "@academy/content/pages/studio/viewing-page";
import { endViewing } from "@academy/contract/calls/studio/viewing";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import "./viewing.css";

/** As whom one looks, and the way back. */
export function ViewingBar({ view }: { view: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const end = async () => {
    setBusy(true);
    try {
      await callApi(endViewing);
      window.location.assign("/studio/view");
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  };
  const offer = offers.find(({ key }) => key === view)?.name ?? words.course;
  return (
    <section aria-label={words.label} className="viewing-bar on-ink">
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
