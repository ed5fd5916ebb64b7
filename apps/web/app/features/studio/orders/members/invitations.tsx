import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { listInvitations } from "@academy/contract/calls/studio/offers";
import type { Invitation } from "@academy/contract/studio/offers";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { ApiError, explain } from "../../../../lib/api/api-error.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { ListEnd } from "../../list-end.tsx";
import {
  invite,
  pageOf,
  resendInvitation,
  useFreshOrders,
  useStudioPages,
  withdrawInvitation,
} from "../calls.ts";
import { OneAction } from "../one-action.tsx";

const words = studioMembersPage.invitations;

/** Who was asked into the group, and what became of it. */
export function Invitations() {
  const list = useStudioPages("invitations", {}, (cursor, signal) =>
    callApi(listInvitations, { query: pageOf(cursor, "50"), signal }),
  );
  return (
    <section aria-labelledby="invitations" className="sale-section">
      <h2 id="invitations" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text">{words.about}</p>
      <InviteForm />
      {list.items && list.items.length > 0 && (
        <table className="sale-table" aria-label={words.table.label}>
          <thead>
            <tr>
              <th scope="col">{words.table.email}</th>
              <th scope="col">{words.table.state}</th>
              <th scope="col">{words.table.sent}</th>
              <th scope="col">{words.table.until}</th>
              <th scope="col">{words.table.actions}</th>
            </tr>
          </thead>
          <tbody>
            {list.items.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={words.none.heading} headingLevel={3}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </section>
  );
}

function InviteForm() {
  const refresh = useFreshOrders();
  const { mutateAsync } = useMutation({ mutationFn: invite });
  const control = useForm({
    read: (form) => (readFields(form).email ?? "").trim(),
    check: (email) => (email === "" ? { email: words.emailMissing } : {}),
    send: (email, { form }) =>
      mutateAsync(email).then((sent) => {
        form.reset();
        return sent;
      }),
    onDone: ({ email }) => {
      toast({ title: words.sent(email) });
      void refresh();
    },
    readFailure: (error, hasField) => {
      const field = error instanceof ApiError && error.field && hasField(error.field) ? error.field : "form";
      return { [field]: explain(error) };
    },
  });
  return (
    <Form control={control} className="sale-inline">
      <TextField name="email" type="email" label={words.email} autoComplete="off" />
      <FormError />
      <div className="form-actions">
        <SubmitButton size="small" busyLabel={words.busy}>
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Row({ invitation: { id, email, state, sentAt, expiresAt } }: { invitation: Invitation }) {
  const canChange = state === "waiting" || state === "expired";
  return (
    <tr>
      <th scope="row" className="sale-name">
        {email}
      </th>
      <td data-label={words.table.state}>
        <span className="sale-badges">
          <Badge look={state === "waiting" ? "wash" : "outline"}>{words.states[state]}</Badge>
        </span>
      </td>
      <td data-label={words.table.sent} className="sale-day">
        <time dateTime={sentAt}>{formatDay(sentAt)}</time>
      </td>
      <td data-label={words.table.until} className="sale-day">
        <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
      </td>
      <td className="sale-actions">
        {canChange && (
          <OneAction
            label={words.resend}
            about={email}
            done={words.sent(email)}
            act={() => resendInvitation(id)}
          />
        )}
        {state === "waiting" && (
          <OneAction
            label={words.withdraw}
            about={email}
            done={words.withdrawn(email)}
            act={() => withdrawInvitation(id)}
          />
        )}
      </td>
    </tr>
  );
}
