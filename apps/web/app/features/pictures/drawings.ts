import type { DrawingName } from "@academy/content/pictures";
import doorbell from "./drawings/doorbell.svg?no-inline";
import drum from "./drawings/drum.svg?no-inline";
import eggs from "./drawings/eggs.svg?no-inline";
import elevenAtTable from "./drawings/eleven-at-table.svg?no-inline";
import founder from "./drawings/founder.svg?no-inline";
import heldHand from "./drawings/held-hand.svg?no-inline";
import herbs from "./drawings/herbs.svg?no-inline";
import ledgerAndLamp from "./drawings/ledger-and-lamp.svg?no-inline";
import mondays from "./drawings/mondays.svg?no-inline";
import onTheHeart from "./drawings/on-the-heart.svg?no-inline";
import openHands from "./drawings/open-hands.svg?no-inline";
import palmsTogether from "./drawings/palms-together.svg?no-inline";
import priceCard from "./drawings/price-card.svg?no-inline";
import singingBowl from "./drawings/singing-bowl.svg?no-inline";
import thePlan from "./drawings/the-plan.svg?no-inline";
import warmOil from "./drawings/warm-oil.svg?no-inline";

const square = { width: 400, height: 400 };
const portrait = { width: 400, height: 500 };
const scene = { width: 640, height: 480 };
const wide = { width: 640, height: 360 };

/** Files of their own, so that pages stay light. */
export const drawings: Record<DrawingName, { src: string; width: number; height: number }> = {
  doorbell: { src: doorbell, ...wide },
  drum: { src: drum, ...scene },
  eggs: { src: eggs, ...scene },
  "eleven-at-table": { src: elevenAtTable, ...scene },
  founder: { src: founder, ...portrait },
  "held-hand": { src: heldHand, ...wide },
  herbs: { src: herbs, ...square },
  "ledger-and-lamp": { src: ledgerAndLamp, ...scene },
  mondays: { src: mondays, ...scene },
  "on-the-heart": { src: onTheHeart, ...square },
  "open-hands": { src: openHands, ...square },
  "palms-together": { src: palmsTogether, ...square },
  "price-card": { src: priceCard, ...wide },
  "singing-bowl": { src: singingBowl, ...square },
  "the-plan": { src: thePlan, ...square },
  "warm-oil": { src: warmOil, ...square },
};

/** The file of one; nothing where it is called something else since an update. */
export const drawingSource = (name: DrawingName): string | undefined => drawings[name]?.src;
