import type { MandalaDesign } from "@academy/mandalas/design";
import { risingLight, risingRay } from "@academy/mandalas/rising-light";
import { MandalaDrawing } from "../archetypes/public.ts";

/** Where the academy began: the sun comes up behind a table with eggs, a cup and an account book. */
export function KitchenTable({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="still-life">
      <div className="still-life-sun">
        <MandalaDrawing design={goldenSun} className="turns-with-scroll" />
      </div>
      <svg viewBox="0 0 640 420" className="still-life-things" aria-hidden="true">
        <path className="still-life-top" d="M0 250H640V398H0Z" />
        <path className="line-fine" d="M0 250H640M0 398H640" />
        <path className="line-hair" d="M0 404H640M0 410H640" />
        <Bowl />
        <Cup />
        <AccountBook />
      </svg>
    </div>
  );
}

const eggs = [
  "translate(112 246) rotate(-24)",
  "translate(190 246) rotate(22)",
  "translate(151 234) rotate(4)",
  "translate(90 262) rotate(-38)",
  "translate(212 262) rotate(36)",
  "translate(130 258) rotate(-8)",
  "translate(172 258) rotate(12)",
];

function Bowl() {
  return (
    <>
      <ellipse className="line-fine fill-earth-guardian" cx="150" cy="268" rx="92" ry="22" />
      {eggs.map((place, index) => (
        <path
          key={place}
          className={index % 3 === 1 ? "line-fine still-life-egg" : "line-fine fill-paper"}
          transform={place}
          d="M0-26C13-26 20-8 20 3A20 19 0 0 1-20 3C-20-8-13-26 0-26Z"
        />
      ))}
      <path className="line-fine fill-gold-light" d="M116 346L121 366H179L184 346Z" />
      <path
        className="line-fine fill-gold-light"
        d="M58 268A92 22 0 0 0 242 268C238 330 195 352 150 352C105 352 62 330 58 268Z"
      />
      <path className="line-fine fill-none" d="M61 285A90 21 0 0 0 239 285" />
      <path
        className="line-hair"
        d="M63 292A89 21 0 0 0 237 292M75 320A79 17 0 0 0 225 320M84 297L93 322M106 305L112 329M128 310L132 334M150 312V336M172 310L168 334M194 305L188 329M216 297L207 322"
      />
    </>
  );
}

function Cup() {
  return (
    <>
      <ellipse className="line-fine fill-paper" cx="572" cy="284" rx="60" ry="13" />
      <path className="line-hair" d="M524 286A48 9 0 0 0 620 286" />
      <path className="line-fine fill-none" d="M606 240C632 234 630 270 598 266" />
      <path className="line-fine fill-paper" d="M536 230C536 268 552 284 572 284C592 284 608 268 608 230" />
      <ellipse className="line-fine fill-paper" cx="572" cy="230" rx="36" ry="9" />
      <ellipse className="line-hair still-life-tea" cx="572" cy="232" rx="30" ry="6" />
      <path
        className="steam"
        d="M560 214C548 196 572 184 560 164C552 150 562 142 562 134M582 214C570 192 596 178 582 154C574 140 586 130 586 120"
      />
    </>
  );
}

function AccountBook() {
  return (
    <>
      <path
        className="line-fine fill-mother"
        d="M268 362L263 371C306 359 366 363 400 384C434 363 494 359 537 371L532 362"
      />
      <path
        className="line-fine fill-paper"
        d="M400 288C370 272 320 272 292 282L268 362C306 350 366 352 400 372C434 352 494 350 532 362L508 282C480 272 430 272 400 288Z"
      />
      <path
        className="line-hair"
        d="M288.6 293.2C318 282.9 369.4 283.2 400 299.8M285.8 302.8C316.4 292.3 369 292.8 400 309.8M282.9 312.4C314.7 301.6 368.5 302.4 400 319.9M280 322C313 311 368 312 400 330M277.1 331.6C311.3 320.4 367.5 321.6 400 340.1M274.2 341.2C309.6 329.7 367 331.2 400 350.2M271.4 350.8C308 339.1 366.6 340.8 400 360.2M511.4 293.2C482 282.9 430.6 283.2 400 299.8M514.2 302.8C483.6 292.3 431 292.8 400 309.8M517.1 312.4C485.3 301.6 431.5 302.4 400 319.9M520 322C487 311 432 312 400 330M522.9 331.6C488.7 320.4 432.5 321.6 400 340.1M525.8 341.2C490.4 329.7 433 331.2 400 350.2M528.6 350.8C492 339.1 433.4 340.8 400 360.2"
      />
      <path
        className="line-fine fill-none"
        d="M400 288V372M307 278L287.7 357.3M371 278.2L366.4 359.3M429 278.2L433.6 359.3M493 278L512.3 357.3"
      />
      <path className="line-fine fill-gold-light" d="M452 331L556 305L559 314L456 341L438 343Z" />
      <path className="line-hair" d="M452 331L456 341M541 309L544 318M455 336L557 310" />
    </>
  );
}

/** The academy's own mandala in one color. */
const goldenSun: MandalaDesign = {
  rings: risingLight.rings,
  wheels: [...risingLight.wheels, risingRay],
};
