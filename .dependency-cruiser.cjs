/** Who may import whom. Capture groups name the feature, so new ones are covered by themselves. */
const features = "^apps/(web/app|server/src)/features/([^/]+)/";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "(^virtual:|\\+types/)" },
    },
    {
      name: "quiz-imports-nothing",
      severity: "error",
      from: { path: "^packages/quiz/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/quiz/src" },
    },
    {
      name: "launch-plan-imports-nothing",
      severity: "error",
      from: { path: "^packages/launch-plan/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/launch-plan/src" },
    },
    {
      name: "contract-imports-zod-quiz-and-launch-plan",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(packages/(contract|quiz|launch-plan)/src|node_modules/zod/)" },
    },
    {
      name: "mandalas-import-types-of-quiz",
      severity: "error",
      from: { path: "^packages/mandalas/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/(mandalas|quiz)/src" },
    },
    {
      name: "mandalas-import-no-code",
      severity: "error",
      from: { path: "^packages/mandalas/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^packages/mandalas/src", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "content-imports-types-only",
      severity: "error",
      from: { path: "^packages/content/src", pathNot: "\\.test\\.ts$" },
      // The names of the archetypes are words like others, though the quiz has them.
      to: {
        pathNot: "^packages/(content/src|quiz/src/archetypes\\.ts$)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "packages-know-no-app",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "web-knows-no-server",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/" },
    },
    {
      name: "server-knows-no-web",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "features-meet-through-public",
      comment: "a feature reaches another only through its public.ts",
      severity: "error",
      from: { path: features },
      to: {
        path: "^apps/$1/features/",
        pathNot: ["^apps/$1/features/$2/", "^apps/$1/features/[^/]+/public\\.tsx?$"],
      },
    },
    {
      name: "pages-use-features-ui-lib",
      severity: "error",
      from: { path: "^apps/web/app/pages/" },
      to: { path: "^apps/web/app/", pathNot: "^apps/web/app/(features|ui|lib|styles)/|/\\+types/" },
    },
    {
      name: "web-features-use-ui-lib",
      severity: "error",
      from: { path: "^apps/web/app/features/" },
      to: { path: "^apps/web/app/", pathNot: "^apps/web/app/(features|ui|lib|styles)/" },
    },
    {
      name: "ui-has-no-domain",
      comment: "the design system knows no domain, no data",
      severity: "error",
      from: { path: "^apps/web/app/ui/" },
      to: { path: "^(apps/web/app/(features|pages)/|packages/(contract|content|mandalas|quiz)/)" },
    },
    {
      name: "lib-stands-alone",
      severity: "error",
      from: { path: "^apps/web/app/lib/" },
      to: { path: "^apps/web/app/(features|pages|ui)/" },
    },
    {
      name: "server-features-use-platform-and-db",
      severity: "error",
      from: { path: "^apps/server/src/features/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(features|platform|db)/" },
    },
    {
      name: "platform-knows-no-feature",
      severity: "error",
      from: {
        path: "^apps/server/src/(platform|db)/",
        pathNot: ["\\.test\\.ts$", "^apps/server/src/db/tables\\.ts$"],
      },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(platform|db)/" },
    },
    {
      name: "platform-knows-no-content",
      comment: "what a feature says about itself it hands in through app.ts",
      severity: "error",
      from: { path: "^apps/server/src/platform/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/content/" },
    },
    {
      name: "tables-are-gathered-in-one-place",
      comment: "db/tables.ts alone sees the tables of every feature, and nothing else of them",
      severity: "error",
      from: { path: "^apps/server/src/db/tables\\.ts$" },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(features|platform)/.+\\.tables\\.ts$" },
    },
    {
      name: "tables-are-types",
      severity: "error",
      from: { path: "(\\.tables|^apps/server/src/db/tables)\\.ts$" },
      to: { dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-queries-write-sql",
      comment: "tables are touched in *.queries.ts, migrations and the database's own folder",
      severity: "error",
      from: {
        path: "^apps/server/src/(features|platform)/",
        pathNot: "(\\.queries|\\.test)\\.ts$|^apps/server/src/platform/db/",
      },
      to: { path: "^node_modules/(kysely|pg)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "\\.rules\\.ts$" },
      to: { pathNot: "(\\.rules\\.ts$|^packages/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "testing-is-for-tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: "(\\.test\\.tsx?$|^apps/server/src/testing/)" },
      to: { path: "^apps/server/src/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/build/|/dist/|\\.react-router/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
