import { formatLongDate } from "@academy/content/format-date";
import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Section } from "../kit/section.tsx";
import { useFreshLearners } from "../learners/use-learners.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { correctCertificate, restoreCertificate, revokeCertificate } from "./calls.ts";
import { ReasonButton } from "./reason-button.tsx";

const words = studioLearnerPage.certificates;

export function LearnerCertificates({ learner }: { learner: LearnerDetail }) {
  const { certificates } = learner;
  return (
    <Section id="certificates" heading={words.heading} none={certificates.length === 0 && words.none}>
      <ul className="learner-list">
        {certificates.map((certificate) => (
          <li key={certificate.id} data-ended={certificate.endedAt !== null || undefined}>
            <div>
              <p className="learner-item-name">{certificate.courseTitle}</p>
              <p className="studio-small">
                <bdi>{certificate.name}</bdi> · {words.issued} {formatLongDate(certificate.issuedOn)}
                {certificate.endReason && ` · ${words.ends[certificate.endReason]}`}
              </p>
              <a
                href={`/verify/${certificate.id}`}
                target="_blank"
                rel="noreferrer"
                className="text-link"
                aria-label={`${words.check}: ${certificate.courseTitle}`}
              >
                {words.check}
              </a>
            </div>
            {learner.role !== "owner" && (
              <OwnerOnly>
                <Actions learner={learner} certificate={certificate} />
              </OwnerOnly>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ActionsProps = { learner: LearnerDetail; certificate: LearnerDetail["certificates"][number] };

function Actions({ learner, certificate }: ActionsProps) {
  const refresh = useFreshLearners();
  const { id, courseTitle: about, endedAt, endReason } = certificate;
  const onDone = () => void refresh();
  if (endReason === "revoked") {
    return (
      <ReasonButton
        words={words.restore}
        about={about}
        look="quiet"
        send={({ reason }) => restoreCertificate(learner.id, id, { reason })}
        onDone={onDone}
      />
    );
  }
  if (endedAt !== null) return null;
  return (
    <div className="learner-actions">
      <ReasonButton
        words={words.correct}
        about={about}
        look="quiet"
        send={({ firstName = "", lastName = "", reason }) =>
          correctCertificate(learner.id, id, { firstName, lastName, reason })
        }
        onDone={onDone}
      >
        <TextField
          name="firstName"
          label={words.correct.firstName}
          defaultValue={learner.firstName}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          name="lastName"
          label={words.correct.lastName}
          defaultValue={learner.lastName}
          maxLength={80}
          autoComplete="off"
          isOptional
        />
      </ReasonButton>
      <ReasonButton
        words={words.revoke}
        about={about}
        look="quiet"
        isDestructive
        send={({ reason }) => revokeCertificate(learner.id, id, { reason })}
        onDone={onDone}
      />
    </div>
  );
}
