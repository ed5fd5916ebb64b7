import { expect, test } from "vitest";
import { renderCertificate } from "../certificate/index.tsx";
import { renderReport } from "../report/index.tsx";
import { readPdf, squeeze } from "../testing/read-pdf.ts";
import { sampleResult } from "../testing/sample-result.ts";

test("a name whose letters carry marks can be found on every document, whoever was printed in between", async () => {
  const name = "Zoë Nguyễn Thị Hạnh";
  const certificateFor = (holder: string) =>
    renderCertificate({
      name: holder,
      courseTitle: "Healer’s Business Blueprint",
      archetype: "teacher",
      issuedOn: "2026-05-03",
      verifyUrl: "https://academy.example.com/verify/0b0e0f6e-6a3c-4a55-9d4e-3a6f0f3e2f11",
    });
  const certificate = await certificateFor(name);
  await certificateFor("Анна Каренина");
  const report = await renderReport({
    name,
    result: sampleResult("teacher"),
    isCareless: false,
    takenAt: new Date("2026-05-03T12:00:00Z"),
    resultUrl: "https://academy.example.com/test-results?r=Zk3v9QmX2LwYt8RbN5cHdA",
  });

  for (const file of [certificate, report]) {
    expect(readPdf(file).pages[0]?.letters).toContain(squeeze(name));
  }
});
