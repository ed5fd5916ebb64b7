import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { listMessages } from "@academy/contract/calls/visitors/contact";
import { callApi } from "../../../lib/api/api.ts";
import { pageOf, usePages } from "../../../lib/api/use-pages.ts";
import { Choice } from "../kit/filter-bar.tsx";
import { useChoice } from "../kit/filters.ts";
import { ListPage } from "../kit/list.tsx";
import { Tabs } from "../kit/page.tsx";
import { AnswerPromise } from "./answer-promise.tsx";
import { MessageRow } from "./message-row.tsx";

const words = studioMessagesPage;

/** What people wrote on the contact page. */
export function MessagesStudio() {
  const [show, choose] = useChoice("show", words.show.options, "waiting");
  const list = usePages([listMessages.path, show], (cursor, signal) =>
    callApi(listMessages, { query: { show, ...pageOf(cursor, "20") }, signal }),
  );
  return (
    <ListPage
      title={words.title}
      tabs={<Tabs {...studioPage.tabs} />}
      list={list}
      none={words.none[show]}
      filters={
        <>
          <Choice {...words.show} value={show} onChange={choose} />
          <AnswerPromise />
        </>
      }
    >
      {(messages) => (
        <ul className="message-rows grid grid-cols-1 gap-4 max-w-184">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
