import { nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import type { CallQuery } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/settings";
import type { MailRow } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { hasCode } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../../../lib/api/use-pages.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { signInOptionsQuery } from "../../../account/public.ts";
import { Action } from "../../kit/action.tsx";
import { FilterBar } from "../../kit/filter-bar.tsx";
import { useFilters } from "../../kit/filters.ts";
import { List } from "../../kit/list.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { OrderMails } from "./order-mails.tsx";

const words = studioMailsPage;
const { filters: said, table, again } = words;
const filterNames = ["search", "state", "kind"] as const;
const key = calls.listMails.path;

/** What became of the academy's mails. */
export function MailsStudio() {
  const { filters, isNarrowed, change } = useFilters(filterNames);
  // What stands in the address is anybody's: the server refuses what is no filter of ours, and the page says so.
  const query = filters as CallQuery<typeof calls.listMails>;
  const list = usePages([key, query], (cursor, signal) =>
    callApi(calls.listMails, { query: { ...query, ...pageOf(cursor, "50") }, signal }),
  );
  const { data: summary } = useQuery({ ...apiQuery(calls.summarizeMails), staleTime: 0 });
  const refresh = useFresh(key);
  // "Sent" would be untrue of what has never left.
  const isKept = useQuery(signInOptionsQuery).data?.keepsMail === true;
  const states = isKept ? { ...words.states, sent: words.kept.state } : words.states;
  return (
    <SettingsPage lead={words.lead}>
      {isKept && (
        <p>
          {words.kept.before}{" "}
          <Link to={words.kept.path} className="text-link">
            {words.kept.path}
          </Link>
          .
        </p>
      )}
      <OrderMails />
      <FilterBar
        words={said}
        filters={filters}
        onChange={change}
        shown={[
          { name: "state", label: said.state, any: said.anyState, options: Object.entries(states) },
          {
            name: "kind",
            label: said.kind,
            any: said.anyKind,
            options: (summary?.kinds ?? []).map((kind) => [kind, nameOfMail(kind)]),
          },
        ]}
      />
      <div className="studio-summary">
        <p role="status">
          {summary ? words.summary(summary.failed, summary.waiting, summary.maxCounted) : ""}
        </p>
        {summary && summary.failed > 0 && (
          <Action
            variant="secondary"
            label={again.all}
            busy={again.busy}
            act={() => callApi(calls.sendMailsAgain)}
            done={({ count }) => again.allSent(count)}
            problem={() => undefined}
            onSettled={refresh}
          />
        )}
      </div>
      <List list={list} none={isNarrowed ? words.noneFound : words.none}>
        {(mails) => (
          <Table
            label={table.label}
            className="is-flowing"
            columns={columnsWith(states)}
            rows={mails}
            keyOf={({ id }) => id}
          />
        )}
      </List>
    </SettingsPage>
  );
}

const looks = { sent: "wash", waiting: "outline", failed: "danger" } as const;

const columnsWith = (states: Record<MailRow["state"], string>): readonly TableColumn<MailRow>[] => [
  {
    label: table.email,
    cell: ({ kind, reason, state, canSendAgain }) => (
      <>
        {nameOfMail(kind)}
        {reason && <span className="table-more">{words.reasons[reason]}</span>}
        {state === "failed" && !canSendAgain && <span className="table-more">{words.expired}</span>}
      </>
    ),
  },
  { label: table.to, isPlain: true, cell: (mail) => <Recipient mail={mail} /> },
  {
    label: table.state,
    isPlain: true,
    cell: ({ state, attempts }) => (
      <>
        <Badge look={looks[state]}>{states[state]}</Badge>
        {attempts > 1 && <span className="table-more">{words.tries(attempts)}</span>}
      </>
    ),
  },
  { label: table.when, isPlain: true, className: "table-time", cell: (mail) => <When mail={mail} /> },
  { label: table.action, isAction: true, cell: (mail) => mail.canSendAgain && <SendAgain mail={mail} /> },
];

function Recipient({ mail: { to, person } }: { mail: MailRow }) {
  if (!person) return <span className="wrap-anywhere">{to ?? words.forgotten}</span>;
  return (
    <>
      <Link to={`/studio/${person.kind}s/${person.id}`} className="text-link">
        <bdi>{person.name}</bdi>
      </Link>
      <span className="table-more wrap-anywhere">{to}</span>
    </>
  );
}

function When({ mail: { finishedAt, createdAt, nextTryAt, attempts } }: { mail: MailRow }) {
  const at = finishedAt ?? createdAt;
  return (
    <>
      <time dateTime={at}>{formatTime(at)}</time>
      {nextTryAt && attempts > 0 && (
        <span className="table-more">{words.nextTry(formatTime(nextTryAt))}</span>
      )}
    </>
  );
}

const SendAgain = ({ mail: { id, to } }: { mail: MailRow }) => (
  <Action
    variant="secondary"
    label={again.button}
    busy={again.busy}
    about={to}
    act={() => callApi(calls.sendMailAgain, { params: { id } })}
    done={again.sent}
    problem={(error) => (hasCode(error, "CONFLICT") ? again.conflict : undefined)}
    onSettled={useFresh(key)}
  />
);
