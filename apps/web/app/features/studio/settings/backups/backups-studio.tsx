import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { showBackups } from "@academy/contract/calls/studio/settings";
import type { BackupsView } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { sizeInWords } from "../../../../lib/text/size-in-words.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Loaded } from "../loaded.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { DownloadBackup } from "./download-backup.tsx";
import { MakeBackup } from "./make-backup.tsx";

const words = studioBackupsPage;
/** While one is being made it is looked for. */
const lookAgainMs = 2000;

/** Which backups there are, how they are made, and one more. */
export function BackupsStudio() {
  const query = useQuery({
    ...apiQuery(showBackups),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.underWay ? lookAgainMs : false),
  });
  return (
    <SettingsFrame>
      <p className="max-w-text text-ink-soft">{words.lead}</p>
      <Loaded query={query}>
        {(backups) => (
          <>
            <div className="form-actions">
              <MakeBackup underWay={backups.underWay} refresh={query.refetch} />
              {backups.items[0] && <DownloadBackup isEncrypted={backups.items[0].isEncrypted} />}
            </div>
            <div className="settings-columns">
              <HowTheyAreMade backups={backups} />
              <KeptBackups items={backups.items} />
            </div>
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

function HowTheyAreMade({ backups }: { backups: BackupsView }) {
  const { keeping, tried } = backups;
  const how = words.how;
  const facts = [
    [how.schedule, how.every(backups.everyHours)],
    [how.keeping, how.kept(keeping.days, keeping.weeks, keeping.months)],
    [how.encryption, backups.isEncrypted ? how.encrypted : how.plain],
    [how.copies, backups.isCopied ? how.copied : how.notCopied],
    [how.tried, tried ? `${formatTime(tried.at)}: ${how.outcomes[tried.outcome]}` : how.never],
  ];
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-heading">
        {how.heading}
      </h2>
      <dl className="settings-facts mt-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 studio-small">{how.operator}</p>
      <p className="mt-2 studio-small">{how.restore}</p>
    </section>
  );
}

function KeptBackups({ items }: Pick<BackupsView, "items">) {
  const list = words.list;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="text-heading">
        {list.heading}
      </h2>
      {items.length === 0 ? (
        <EmptyState heading={list.none.heading} headingLevel={3}>
          <p>{list.none.text}</p>
        </EmptyState>
      ) : (
        <table className="settings-table" aria-labelledby="kept">
          <thead>
            <tr>
              <th scope="col">{list.made}</th>
              <th scope="col">{list.size}</th>
              <th scope="col">{list.encrypted}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, madeAt, bytes, isEncrypted }) => (
              <tr key={name}>
                <th scope="row">
                  <time dateTime={madeAt}>{formatTime(madeAt)}</time>
                </th>
                <td data-label={list.size}>{sizeInWords(bytes)}</td>
                <td data-label={list.encrypted}>{isEncrypted ? list.yes : list.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
