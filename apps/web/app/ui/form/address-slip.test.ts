import { expect, test } from "vitest";
import { findAddressSlip } from "./address-slip.ts";

test.each([
  ["noor@gmial.com", "noor@gmail.com"],
  ["noor@gmal.com", "noor@gmail.com"],
  ["noor@gmaill.com", "noor@gmail.com"],
  ["noor@gnail.com", "noor@gmail.com"],
  ["noor@gmail.con", "noor@gmail.com"],
  ["noor@gmail.co", "noor@gmail.com"],
  ["noor@gmail.cm", "noor@gmail.com"],
  ["noor@gmail", "noor@gmail.com"],
  ["noor@gmailcom", "noor@gmail.com"],
  ["Noor.Q@GMIAL.con", "Noor.Q@gmail.com"],
  ["noor@hotmial.com", "noor@hotmail.com"],
  ["noor@hotmal.co.uk", "noor@hotmail.co.uk"],
  ["noor@yaho.fr", "noor@yahoo.fr"],
  ["noor@outlok.com", "noor@outlook.com"],
  ["noor@iclod.com", "noor@icloud.com"],
  ["noor@exmaple.com", "noor@example.com"],
  ["noor@exmaple.org", "noor@example.org"],
  ["noor@quiet-hands.con", "noor@quiet-hands.com"],
  ["noor@quiet-hands.ogr", "noor@quiet-hands.org"],
])("%s is asked about, and %s offered", (typed, correction) => {
  expect(findAddressSlip(typed)).toEqual({ correction });
});

test.each(["noor@quiet-hands", "noor@localhost", "noor@constructor"])(
  "%s has no dot: it is asked about, with nothing to offer",
  (typed) => {
    expect(findAddressSlip(typed)).toEqual({ correction: undefined });
  },
);

test.each([
  "noor@gmail.com",
  "NOOR@GMAIL.COM",
  "noor@yahoo.com.mx",
  "noor@yahoo.co.uk",
  "noor@hotmail.ch",
  "noor@ymail.com",
  "noor@mail.com",
  "noor@email.de",
  "noor@proton.me",
  "noor@quiet-hands.co",
  "noor@quiet-hands.com",
  "noor@mail.quiet-hands.org",
  "noor@quiet-hands.constructor",
  "noor@academy.cm",
  "",
  "noor",
  "@gmial.com",
  "noor@",
])("%s is not asked about", (typed) => {
  expect(findAddressSlip(typed)).toBeUndefined();
});
