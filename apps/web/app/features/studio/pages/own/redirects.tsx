import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { addRedirect, removeRedirect } from "@academy/contract/calls/studio/own-pages";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain, isUnauthorized } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { useRedirects } from "./use-own-pages.ts";

const words = studioOwnPages.redirects;

/** Addresses that lead to others, and those whose page was taken down. */
export function Redirects() {
  const { items, error, hasMore, isLoadingMore, loadMore, refresh } = useRedirects();
  const [failure, setFailure] = useState<string>();
  // With each that was added the form begins anew.
  const [added, setAdded] = useState(0);
  const remove = async (id: string) => {
    setFailure(undefined);
    try {
      await callApi(removeRedirect, { params: { id } });
      toast({ title: words.removed });
    } catch (refusal) {
      setFailure(explain(refusal));
    }
    await refresh();
  };
  const problem = failure ?? (error && !isUnauthorized(error) ? explain(error) : undefined);
  return (
    <section aria-labelledby="redirects-heading" className="own-pages">
      <h2 id="redirects-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-184 text-ink-soft">{words.lead}</p>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <AddRedirect
        key={added}
        onDone={() => {
          setAdded((before) => before + 1);
          toast({ title: words.added });
          void refresh();
        }}
      />
      {items?.length === 0 && <p className="studio-small">{words.none}</p>}
      <ul className="studio-pages-list max-w-184">
        {items?.map(({ id, from, to }) => (
          <li key={id}>
            <span className="wrap-anywhere">{from}</span>
            <span className="redirect-to studio-small">
              {to ? `→ ${to}` : words.gone}
              <IconButton
                label={fillWords(words.remove, { address: from })}
                icon={<Trash2 />}
                onClick={() => void remove(id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" variant="quiet" isBusy={isLoadingMore} onClick={loadMore}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function AddRedirect({ onDone }: { onDone: () => void }) {
  const control = useForm({
    read: (form) => {
      const { from = "", to = "" } = readFields(form);
      return { from: from.trim(), to: to.trim() };
    },
    send: (body) => callApi(addRedirect, { body }),
    onDone,
    readFailure: (error, hasField) =>
      error instanceof ApiError && error.field && hasField(error.field)
        ? { [error.field]: explain(error) }
        : { form: explain(error) },
  });
  const typing = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 80 };
  return (
    <Form control={control} className="redirect-form">
      <TextField name="from" label={words.from} placeholder={words.fromExample} {...typing} />
      <TextField name="to" label={words.to} placeholder={words.toExample} {...typing} />
      <FormError />
      <SubmitButton size="small" variant="secondary" busyLabel={words.adding}>
        {words.add}
      </SubmitButton>
    </Form>
  );
}
