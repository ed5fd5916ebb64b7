import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { CappedCount, DebtView, PaymentTrouble, TodayView } from "@academy/contract/studio/today";
import { Link } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Section } from "../kit/section.tsx";
import { useOfferName } from "../offer-names.ts";
import { FailedJobItem, Item } from "./waiting-items.tsx";

const words = studioTodayPage.waiting;
const { count } = studioTodayPage;

/** What waits for the owner, each with the one thing that helps. */
export function Waiting({ waiting }: { waiting: TodayView["waiting"] }) {
  const { messages, oldestMessageAt, questions, payments, failedJobs, differences, leftOut } = waiting;
  const { debts, debtCount } = waiting;
  const isNone =
    messages.count +
      questions.count +
      payments.length +
      failedJobs.length +
      differences.count +
      leftOut.length +
      debtCount.count ===
    0;
  const hasMore = waiting.hasMorePayments || waiting.hasMoreJobs || debtCount.count > debts.length;
  return (
    <Section id="waiting" heading={words.heading} none={isNone && words.none}>
      <ul className="today-waiting">
        {payments.map((trouble) => (
          <Trouble key={trouble.orderId} trouble={trouble} />
        ))}
        {debts.map((debt) => (
          <Owed key={`${debt.kind} ${debt.about} ${debt.due}`} debt={debt} />
        ))}
        {leftOut.map(({ id, title }) => (
          <Item
            key={id ?? title}
            heading={words.leftOut(title)}
            action={id && <GoTo to={`/studio/pages/${id}`} label={words.openPage} />}
          >
            {words.leftOutSince}
          </Item>
        ))}
        {messages.count > 0 && (
          <Item
            heading={words.messages(written(messages))}
            action={<GoTo to="/studio/messages" label={words.readMessages} />}
          >
            {oldestMessageAt && words.oldest(formatDay(oldestMessageAt))}
          </Item>
        )}
        {questions.count > 0 && (
          <Item
            heading={words.questions(written(questions))}
            action={<GoTo to="/studio/helper" label={words.teach} />}
          >
            {words.answerOnce}
          </Item>
        )}
        {failedJobs.map((job) => (
          <FailedJobItem key={job.id} job={job} />
        ))}
        {differences.count > 0 && (
          <Item
            heading={words.differences(written(differences))}
            action={<GoTo to="/studio/differences" label={words.seeDifferences} />}
          >
            {words.differ}
          </Item>
        )}
      </ul>
      {hasMore && <p className="studio-small mt-2">{words.more}</p>}
    </Section>
  );
}

/** What somebody was promised, by when, and where it is done. */
const Owed = ({ debt: { kind, about, due, path } }: { debt: DebtView }) => (
  <Item
    heading={words.debts[kind].heading}
    action={<GoTo to={path} label={words.debts[kind].action} about={about} />}
  >
    <bdi>{about}</bdi>
    {due && `. ${words.dueBy(formatDay(due))}`}
  </Item>
);

const written = (counted: CappedCount) => count(counted.count, counted.isMore);

const look = buttonLook({ variant: "secondary", size: "small" });

type GoToProps = { to: string; label: string; about?: string };

const GoTo = ({ to, label, about }: GoToProps) => (
  <Link to={to} className={look}>
    {label}
    {about && <span className="sr-only">: {about}</span>}
  </Link>
);

function Trouble({ trouble }: { trouble: PaymentTrouble }) {
  const { reason, name, userId, offer, email, endsAt, orderId } = trouble;
  const offerName = useOfferName()(offer);
  return (
    <Item
      heading={words.troubles[reason]}
      action={
        email && (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className={look}
            aria-label={`${words.write}: ${name}`}
          >
            {words.write}
          </a>
        )
      }
    >
      {userId ? (
        <Link to={`/studio/learners/${userId}`} className="text-link">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {", "}
      <Link to={`/studio/orders/${encodeURIComponent(orderId)}`} className="text-link">
        {offerName}
      </Link>
      {"."} {endsAt && words.staysOpen(formatDay(endsAt))}
    </Item>
  );
}
