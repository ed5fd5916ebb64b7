import { studioAuditPage } from "@academy/content/pages/studio/settings/audit-page";
import type { AuditEntryView } from "@academy/contract/studio/settings";
import { Link } from "react-router";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { useOfferName } from "../../offer-names.ts";
import { detailInWords } from "./audit-detail.ts";
import { actionInWords, placeOf, subjectInWords } from "./audit-words.ts";

const words = studioAuditPage;

/** A table on a desk, and cards on a phone. */
export function AuditTable({ entries }: { entries: readonly AuditEntryView[] }) {
  const offerName = useOfferName();
  return (
    <table className="settings-table" aria-label={words.table.label}>
      <thead>
        <tr>
          <th scope="col">{words.table.what}</th>
          <th scope="col">{words.table.about}</th>
          <th scope="col">{words.table.who}</th>
          <th scope="col">{words.table.when}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {actionInWords(entry.action)}
              <span className="settings-detail">{detailInWords(entry, offerName)}</span>
            </th>
            <td>
              <Subject subject={entry.subject} />
            </td>
            <td>{entry.by ?? words.nobody}</td>
            <td className="settings-time">
              <time dateTime={entry.createdAt}>{formatTime(entry.createdAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Subject({ subject }: { subject: AuditEntryView["subject"] }) {
  const place = placeOf(subject);
  const text = <bdi>{subjectInWords(subject)}</bdi>;
  return place ? <Link to={place}>{text}</Link> : text;
}
