import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { listMessages } from "@academy/contract/calls/visitors/contact";
import { useSearchParams } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { usePages } from "../../../lib/api/use-pages.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { LeadsTabs } from "../leads-tabs.tsx";
import { ListEnd } from "../list-end.tsx";
import { MessageRow } from "./message-row.tsx";
import { messagesKey } from "./messages-key.ts";

const words = studioMessagesPage;
type Show = keyof typeof words.show.options;
const isShow = (text: string | null): text is Show =>
  text !== null && Object.hasOwn(words.show.options, text);

/** What people wrote on the contact page. */
export function MessagesStudio() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get("show");
  const show = isShow(asked) ? asked : "waiting";
  const list = usePages([messagesKey, show], (cursor, signal) =>
    callApi(listMessages, { query: { show, limit: "20", ...(cursor === null ? {} : { cursor }) }, signal }),
  );
  const none = words.none[show];
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <LeadsTabs />
      <div className="message-show">
        <Field label={words.show.label}>
          <Select
            value={show}
            onChange={({ target }) => setAddress({ show: target.value }, { replace: true })}
          >
            {Object.entries(words.show.options).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {list.items && list.items.length > 0 && (
        <ul className="message-rows">
          {list.items.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {list.items?.length === 0 && (
        <EmptyState heading={none.heading}>
          <p>{none.text}</p>
        </EmptyState>
      )}
      <ListEnd list={list} />
    </div>
  );
}
