import { expect, test } from "vitest";
import { importSingly, readIconFiles } from "./single-icons.ts";

const files = readIconFiles();

test("each icon comes from its own file, by whichever name, and what is no icon from the library", () => {
  expect(files.size).toBeGreaterThan(1000);
  const code = `import { ArrowLeft, type LucideProps, X as Close } from "lucide-react";\nimport type { LucideIcon } from "lucide-react";`;
  expect(importSingly(code, files)).toBe(
    'import { type LucideProps } from "lucide-react"; import ArrowLeft from "lucide-react/icons/arrow-left"; ' +
      'import Close from "lucide-react/icons/x";\nimport type { LucideIcon } from "lucide-react";',
  );
  const several = `import {\n  ChevronDown,\n  ChevronUp,\n} from "lucide-react";`;
  expect(importSingly(several, files)).toBe(
    'import ChevronDown from "lucide-react/icons/chevron-down"; import ChevronUp from "lucide-react/icons/chevron-up";',
  );
});
