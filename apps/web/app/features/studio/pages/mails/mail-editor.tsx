import { studioMailsPage } from "@academy/content/pages/studio/mails-page";
import * as calls from "@academy/contract/calls/studio/mails";
import { pathOf } from "@academy/contract/path-of";
import type { PageWords } from "@academy/contract/studio/pages";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioMailsPage;

/** The email as it arrives, with a sample person in it. */
export function MailPreview({
  id,
  version,
  hasDocument,
}: {
  id: string;
  version: number;
  hasDocument: boolean;
}) {
  const { data, error } = useQuery({
    queryKey: ["studio-mail-preview", id, version],
    queryFn: ({ signal }) => callApi(calls.previewMail, { params: { id }, signal }),
    placeholderData: (before) => before,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <section
      className="lg:sticky lg:top-[calc(var(--spacing-bar)_+_5.5rem)] mail-preview grid gap-3 grid-cols-1"
      aria-label={words.preview.label}
    >
      <p className="studio-small">{words.preview.hint}</p>
      {error && (
        <p role="alert" className="text-danger">
          {words.preview.failed} {explain(error)}
        </p>
      )}
      <dl className="mail-preview-head">
        <dt>{words.preview.subject}</dt>
        <dd className="wrap-anywhere">{data?.subject}</dd>
      </dl>
      {/* An empty sandbox: an email can neither run scripts nor lead anywhere. */}
      <iframe
        sandbox=""
        title={words.preview.label}
        key={version}
        src={pathOf(calls.mailHtml, { params: { id } })}
      />
      {hasDocument && (
        <p>
          <a
            href={pathOf(calls.mailDocument, { params: { id } })}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {words.preview.paper}
          </a>
        </p>
      )}
      <details>
        <summary>{words.preview.text}</summary>
        <pre className="studio-small">{data?.text}</pre>
      </details>
    </section>
  );
}

/** Sends what is written to whoever writes it. */
export function SendTest({ id, save }: { id: string; save: () => Promise<boolean> }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!(await save())) return;
      await callApi(calls.sendMailAsTest, { params: { id } });
      toast({ title: words.test.sent });
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void send()}>
        {words.test.send}
      </Button>
      <span role="alert" className="text-danger">
        {failure}
      </span>
    </>
  );
}

/** What stands for something that is only known when it is sent. */
export function Placeholders({ placeholders }: Pick<PageWords, "placeholders">) {
  return (
    <section aria-labelledby="placeholders-heading" className="mail-placeholders grid gap-2.5 grid-cols-1">
      <h2 id="placeholders-heading">{words.placeholders.heading}</h2>
      <p className="studio-small">{words.placeholders.lead}</p>
      <dl>
        {placeholders.map(({ name, label, isNeeded, isBlock, inSubject }) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>
              {label}
              <span className="studio-small">
                {[
                  isNeeded && words.placeholders.needed,
                  isBlock && words.placeholders.block,
                  inSubject && words.placeholders.subject,
                ]
                  .filter(Boolean)
                  .map((each) => ` · ${each}`)
                  .join("")}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
