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
import { BackupActions } from "./backup-actions.tsx";
import { RestoreNews } from "./restore-news.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { type Backup, Trial } from "./trial.tsx";

const words = studioBackupsPage;
const { how, list, make, trial } = words;
/** While something is under way it is looked for; the academy may be closed meanwhile, and comes back. */
const lookAgainMs = 2000;

const isRestoring = ({ restore }: BackupsView) => restore?.state === "trying" || restore?.state === "closing";
const isBusy = (backups: BackupsView) => backups.underWay || backups.isTrying || isRestoring(backups);

/** Which backups there are, what can be done with each, how they are made, and one more. */
export function BackupsStudio() {
  const query = useQuery({
    ...apiQuery(showBackups),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? lookAgainMs : false),
  });
  return (
    <SettingsPage lead={words.lead}>
      <Loaded query={query}>
        {(backups) => (
          <>
            <div className="form-actions">
              <MakeBackup backups={backups} refresh={query.refetch} />
            </div>
            <RestoreNews restore={backups.restore} />
            <KeptBackups backups={backups} />
            <div className="settings-columns is-even settings-further">
              <ScheduleForm
                key={String(backups.schedule.since)}
                schedule={backups.schedule}
                refresh={query.refetch}
              />
              <HowTheyAreKept backups={backups} />
            </div>
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

type MakeBackupProps = { backups: BackupsView; refresh: () => Promise<unknown> };

function MakeBackup({ backups: { underWay, isTrying }, refresh }: MakeBackupProps) {
  const made = underWay?.hasFailed ? make.failed : make.underWay;
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
        {underWay ? made : isTrying ? trial.underWay : ""}
      </p>
    </>
  );
}

function KeptBackups({ backups }: { backups: BackupsView }) {
  const columns: readonly TableColumn<Backup>[] = [
    { label: list.made, cell: ({ madeAt }) => <time dateTime={madeAt}>{formatTime(madeAt)}</time> },
    { label: list.size, isPlain: true, cell: ({ bytes }) => sizeInWords(bytes) },
    { label: list.encrypted, cell: ({ isEncrypted }) => (isEncrypted ? list.yes : list.no) },
    { label: list.tried, isPlain: true, cell: (backup) => <Trial trial={backup.trial} /> },
    {
      label: list.actions,
      isAction: true,
      cell: (backup) => (
        <BackupActions backup={backup} isTrying={backups.isTrying} isRestoring={isRestoring(backups)} />
      ),
    },
  ];
  return (
    <Section id="kept" heading={list.heading}>
      {backups.items.length === 0 ? (
        <Nothing none={list.none} headingLevel={3} />
      ) : (
        <Table
          labelledBy="kept"
          className="is-flowing backup-list"
          columns={columns}
          rows={backups.items}
          keyOf={({ name }) => name}
        />
      )}
    </Section>
  );
}

const HowTheyAreKept = ({ backups }: { backups: BackupsView }) => (
  <Section id="how" heading={how.heading}>
    <Facts
      facts={[
        [how.encryption, backups.isEncrypted ? how.encrypted : how.plain],
        [how.copies, backups.isCopied ? how.copied : how.notCopied],
      ]}
    />
    <p className="mt-3 studio-small">{how.operator}</p>
  </Section>
);
