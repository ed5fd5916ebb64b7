import { Link } from "react-router";

type Step = { label: string; to: string; hint: string };

/** Where one may go from here, each way with what to find there. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ul className="dashboard-steps">
      {steps.map(({ label, to, hint }) => (
        <li key={to}>
          <Link to={to}>
            <span className="text-link">{label}</span>
            <span className="text-ink-soft text-small">{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
