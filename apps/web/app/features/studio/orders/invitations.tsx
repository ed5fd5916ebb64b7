import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { listInvitations } from "@academy/contract/calls/studio/offers";
import type { Invitation } from "@academy/contract/studio/offers";
import { useSearchParams } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf } from "../../../lib/api/use-pages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { List } from "../kit/list.tsx";
import { Section } from "../kit/section.tsx";
import { Day, Table, type TableColumn } from "../kit/table.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { invite, resendInvitation, useFreshOrders, useOrderPages, withdrawInvitation } from "./calls.ts";
import { OrderAction } from "./order-parts.tsx";

const words = studioMembersPage.invitations;
const { table } = words;

/** Who was asked into the group, and what became of it. */
export function Invitations() {
  const list = useOrderPages("invitations", {}, (cursor, signal) =>
    callApi(listInvitations, { query: pageOf(cursor, "50"), signal }),
  );
  return (
    <Section id="invitations" heading={words.heading} className="studio-section">
      <p className="max-w-text">{words.about}</p>
      <InviteForm />
      <List list={list} none={words.none} headingLevel={3}>
        {(invitations) => (
          <Table label={table.label} columns={columns} rows={invitations} keyOf={({ id }) => id} />
        )}
      </List>
    </Section>
  );
}

function InviteForm() {
  const refresh = useFreshOrders();
  const [params, setParams] = useSearchParams();
  // Whom Today says to invite.
  const asked = params.get("invite") ?? "";
  const control = useStudioForm({
    read: (form) => (readFields(form).email ?? "").trim(),
    check: (email): Record<string, string> => (email === "" ? { email: words.emailMissing } : {}),
    send: invite,
    done: ({ email }) => words.sent(email),
    onDone: () => {
      control.element.current?.reset();
      setParams({}, { replace: true });
      return refresh();
    },
  });
  return (
    <Form control={control} className="studio-inline">
      <TextField
        key={asked}
        name="email"
        type="email"
        label={words.email}
        autoComplete="off"
        defaultValue={asked}
      />
      <FormError />
      <div className="form-actions">
        <SubmitButton size="small" busyLabel={words.busy}>
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  );
}

const columns: readonly TableColumn<Invitation>[] = [
  { label: table.email, className: "table-name", cell: ({ email }) => email },
  {
    label: table.state,
    className: "table-badges",
    cell: ({ state }) => <Badge look={state === "waiting" ? "wash" : "outline"}>{words.states[state]}</Badge>,
  },
  { label: table.sent, className: "table-day", cell: ({ sentAt }) => <Day at={sentAt} /> },
  { label: table.until, className: "table-day", cell: ({ expiresAt }) => <Day at={expiresAt} /> },
  {
    label: table.actions,
    isAction: true,
    cell: ({ id, email, state }) => (
      <>
        {(state === "waiting" || state === "expired") && (
          <OrderAction
            label={words.resend}
            about={email}
            done={words.sent(email)}
            act={() => resendInvitation(id)}
          />
        )}
        {state === "waiting" && (
          <OrderAction
            label={words.withdraw}
            about={email}
            done={words.withdrawn(email)}
            act={() => withdrawInvitation(id)}
          />
        )}
      </>
    ),
  },
];
