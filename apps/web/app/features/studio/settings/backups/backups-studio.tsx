import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import { makeBackup, showBackups } from "@academy/contract/calls/studio/settings";
import type { BackupsView } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { sizeInWords } from "../../../../lib/text/size-in-words.ts";
import { Action } from "../../kit/action.tsx";
import { Loaded, Nothing } from "../../kit/list.tsx";
import { Facts, Section } from "../../kit/section.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { DownloadBackup } from "./download-backup.tsx";
import { ScheduleForm } from "./schedule-form.tsx";

const words = studioBackupsPage;
const { how, list, make } = words;
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
    <SettingsPage lead={words.lead}>
      <Loaded query={query}>
        {(backups) => (
          <>
            <div className="form-actions">
              <MakeBackup underWay={backups.underWay} refresh={query.refetch} />
              {backups.items[0] && <DownloadBackup isEncrypted={backups.items[0].isEncrypted} />}
            </div>
            <div className="settings-columns">
              <HowTheyAreMade backups={backups} refresh={query.refetch} />
              <Section id="kept" heading={list.heading}>
                {backups.items.length === 0 ? (
                  <Nothing none={list.none} headingLevel={3} />
                ) : (
                  <Table
                    labelledBy="kept"
                    className="is-flowing"
                    columns={columns}
                    rows={backups.items}
                    keyOf={({ name }) => name}
                  />
                )}
              </Section>
            </div>
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

type MakeBackupProps = Pick<BackupsView, "underWay"> & { refresh: () => Promise<unknown> };

function MakeBackup({ underWay, refresh }: MakeBackupProps) {
  return (
    <>
      <Action
        variant="primary"
        size="medium"
        label={make.button}
        busy={make.busy}
        isWaiting={underWay !== null && !underWay.hasFailed}
        act={() => callApi(makeBackup).then(refresh)}
        done={make.asked}
      />
      <p role="status" className="studio-small">
        {underWay ? (underWay.hasFailed ? make.failed : make.underWay) : ""}
      </p>
    </>
  );
}

type HowProps = { backups: BackupsView; refresh: () => Promise<unknown> };

function HowTheyAreMade({ backups, refresh }: HowProps) {
  const { schedule, tried } = backups;
  return (
    <Section id="how" heading={how.heading}>
      <Facts
        facts={[
          [how.encryption, backups.isEncrypted ? how.encrypted : how.plain],
          [how.copies, backups.isCopied ? how.copied : how.notCopied],
          [how.tried, tried ? `${formatTime(tried.at)}: ${how.outcomes[tried.outcome]}` : how.never],
        ]}
      />
      <p className="mt-3 studio-small">{how.operator}</p>
      <ScheduleForm key={String(schedule.since)} schedule={schedule} refresh={refresh} />
    </Section>
  );
}

const columns: readonly TableColumn<BackupsView["items"][number]>[] = [
  { label: list.made, cell: ({ madeAt }) => <time dateTime={madeAt}>{formatTime(madeAt)}</time> },
  { label: list.size, cell: ({ bytes }) => sizeInWords(bytes) },
  { label: list.encrypted, cell: ({ isEncrypted }) => (isEncrypted ? list.yes : list.no) },
];
