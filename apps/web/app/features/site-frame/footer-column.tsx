import { Link } from "react-router";
import { useUser } from "../account/public.ts";

type FooterColumnProps = {
  heading: string;
  links: readonly { label: string; to: string }[];
  /** The addresses are other people's: they open beside the academy, and this is said of each. */
  opensNewTab?: string;
  mark?: string;
};

export function FooterColumn({ heading, links, opensNewTab, mark }: FooterColumnProps) {
  return (
    <div>
      <h2 className="text-lead">{heading}</h2>
      {mark && <p className="text-gold-light text-small">{mark}</p>}
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={label}>
            {opensNewTab ? (
              <a href={to} target="_blank" rel="noopener" className="footer-item">
                <span>
                  {label}
                  <span aria-hidden="true">&nbsp;↗</span>
                  <span className="sr-only">({opensNewTab})</span>
                </span>
              </a>
            ) : (
              <FooterLink label={label} to={to} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The landing page is for visitors: a member's home is the front door, which the server decides. */
function FooterLink({ label, to }: { label: string; to: string }) {
  const { isAuthenticated } = useUser();
  if (to.startsWith("#")) {
    return (
      <a href={to} className="footer-item">
        {label}
      </a>
    );
  }
  const isFrontDoor = to === "/home" && isAuthenticated;
  return (
    <Link to={isFrontDoor ? "/" : to} reloadDocument={isFrontDoor} className="footer-item">
      {label}
    </Link>
  );
}
