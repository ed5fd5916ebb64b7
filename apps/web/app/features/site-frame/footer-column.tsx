import type { ClaimId } from "@academy/content/proof/claim-ids";
import { linksAt } from "@academy/content/site-menu";
import type { MenuPlace } from "@academy/contract/fields/menu";
import { Link } from "react-router";
import { claimOf, isShown } from "../../lib/claims.ts";
import { useUser } from "../account/public.ts";
import { isOutside, OutsideLink } from "./outside-link.tsx";

type FooterColumnProps = {
  /** The owner may have added to it. */
  id?: MenuPlace;
  heading: string;
  /** One that leads to a claim goes with it. */
  links: readonly { label: string; to: string; claim?: ClaimId }[];
  /** The addresses are other people's: they open beside the academy, and this is said of each. */
  opensNewTab?: string;
  mark?: string;
  claim?: ClaimId;
};

export function FooterColumn({ id, heading, links, opensNewTab, mark, claim }: FooterColumnProps) {
  const placed: FooterColumnProps["links"] = id ? linksAt(id, links) : links;
  return (
    <div {...markOf(claim)}>
      <h2 className="text-lead">{heading}</h2>
      {mark && (!claim || isShown(`sample:${claim}`)) && (
        <p className="text-gold-light text-small" {...(claim ? claimOf(`sample:${claim}`) : {})}>
          {mark}
        </p>
      )}
      <ul className="mt-2">
        {placed.filter(mayStand).map(({ label, to, claim: ofLink }) => (
          <li
            key={to}
            className={links.some((each) => each.to === to) ? undefined : "footer-own"}
            {...markOf(ofLink)}
          >
            {opensNewTab || isOutside(to) ? (
              <OutsideLink label={label} to={to} hint={opensNewTab} className="footer-item" />
            ) : (
              <FooterLink label={label} to={to} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const markOf = (claim: ClaimId | undefined) => (claim ? claimOf(claim) : {});
const mayStand = ({ claim }: { claim?: ClaimId }) => claim === undefined || isShown(claim);

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
