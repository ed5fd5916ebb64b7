import { reminders } from "@academy/content/pages/quiz/quiz-page";

const numerals = ["i", "ii", "iii", "iv", "v"];

export function Reminders() {
  return (
    <section aria-labelledby="reminders-heading" className="column reminders">
      <h2 id="reminders-heading" className="text-title">
        {reminders.heading}
      </h2>
      <ol>
        {reminders.items.map(({ reminder, more }, index) => (
          <li key={reminder}>
            <span aria-hidden="true" className="font-display text-gold-deep text-lead">
              {numerals[index]}
            </span>
            <div>
              <p className="font-display text-heading">{reminder}</p>
              <p className="mt-2 max-w-text text-ink-soft text-pretty">{more}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
