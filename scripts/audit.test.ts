import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

const answer = (vulnerabilities: object) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } })}\n`;

test("a grave hole fails the check, a small one does not", () => {
  expect(judgeAudit(answer({ low: 3, moderate: 2, high: 0, critical: 0 })).isGood).toBe(true);
  for (const grave of [{ high: 1 }, { critical: 2 }, { high: 1, critical: 1 }]) {
    expect(judgeAudit(answer(grave))).toMatchObject({ isGood: false });
  }
});

test("without an answer nothing is claimed", () => {
  for (const output of [
    "",
    "npm error network",
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
  ]) {
    expect(judgeAudit(output)).toEqual({
      isGood: true,
      words: "the registry gave no answer about known holes",
    });
  }
});
