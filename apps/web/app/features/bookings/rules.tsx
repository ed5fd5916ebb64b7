import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import type { SessionsView } from "@academy/contract/learning/bookings";
import { countWords } from "../../lib/text/count-words.ts";

const words = sessionsPage.rules;

/** Said before somebody books, not when it is too late. */
export function Rules({ rules: { noticeHours, changeHours, weeksAhead } }: Pick<SessionsView, "rules">) {
  return (
    <section aria-labelledby="rules-heading" className="session-rules">
      <h3 id="rules-heading" className="weight-550">
        {words.heading}
      </h3>
      <ul>
        <li>{changeHours > 0 ? countWords(changeHours, words.change) : words.changeAlways}</li>
        {noticeHours > 0 && <li>{countWords(noticeHours, words.notice)}</li>}
        <li>{countWords(weeksAhead, words.ahead)}</li>
        <li>{words.link}</li>
      </ul>
    </section>
  );
}
