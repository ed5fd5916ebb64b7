/** What a call is for, its address, and with which others it makes one row. */
export type StudioCall = readonly [what: string, path: string, group: string];

/** Each by itself, and every two of them together. */
function everyTwo(filters: readonly string[]): string[] {
  return filters.flatMap((one, index) => [
    one,
    ...filters.slice(index + 1).map((other) => `${one}&${other}`),
  ]);
}

const isTwice = (query: string) => {
  const names = query.split("&").map((part) => part.split("=")[0]);
  return new Set(names).size < names.length;
};

/** A list, its other orders and its count, by any two of its filters. */
function filtered(
  name: string,
  path: string,
  filters: readonly string[],
  sorts: readonly string[] = ["oldest"],
): StudioCall[] {
  return everyTwo(filters)
    .filter((query) => !isTwice(query))
    .flatMap((query): StudioCall[] => [
      [`${name}, ${query}`, `${path}?limit=50&${query}`, `${name} by any two filters`],
      ...sorts.map(
        (sort): StudioCall => [
          `${name} sorted by ${sort}, ${query}`,
          `${path}?limit=50&sort=${sort}&${query}`,
          `${name} by any two filters, sorted by ${sort}`,
        ],
      ),
      [`${name} counted, ${query}`, `${path}/count?${query}`, `${name} by any two filters, counted`],
    ]);
}

const alone = (what: string, path: string): StudioCall => [what, path, what];

const monthOf = (days: number, base = Date.now()) => {
  const day = 86_400_000;
  const at = (ago: number) => encodeURIComponent(new Date(base - ago * day).toISOString());
  return `from=${at(days + 30)}&until=${at(days)}`;
};

/** What the studio's pages ask for. Whoever adds a list, a search or a chart adds it here. */
export function studioCalls({ course }: { course: string }): StudioCall[] {
  return [
    alone("Today", "/api/studio/today"),
    alone("Today, 7 days", "/api/studio/today/period?period=7"),
    alone("Today, 30 days", "/api/studio/today/period?period=30"),
    alone("Today, 90 days", "/api/studio/today/period?period=90"),
    alone("learners who stopped", "/api/studio/today/stuck?limit=10"),
    alone("leads", "/api/studio/leads?limit=50"),
    alone("leads, oldest first", "/api/studio/leads?limit=50&sort=oldest"),
    alone("leads, by name", "/api/studio/leads?limit=50&sort=name"),
    alone("leads counted", "/api/studio/leads/count"),
    alone("sources and campaigns", "/api/studio/leads/origins"),
    ...filtered(
      "leads",
      "/api/studio/leads",
      [
        "archetype=mystic",
        "stage=contacted",
        "stage=new",
        "source=podcast",
        "campaign=spring",
        "wantsNews=yes",
        "careless=yes",
        "suspect=yes",
        monthOf(200),
        "search=anna",
        "search=stone",
        "search=anna77",
        "search=zzz",
      ],
      ["oldest", "name", "name-desc"],
    ),
    alone("learners", "/api/studio/learners?limit=50"),
    alone("learners, oldest first", "/api/studio/learners?limit=50&sort=oldest"),
    alone("learners counted", "/api/studio/learners/count"),
    ...filtered("learners", "/api/studio/learners", [
      `course=${course}`,
      "offer=subscribePackage",
      "offer=alumniGroup",
      "progress=not-begun",
      "progress=under-way",
      "progress=finished",
      "progress=stuck",
      "search=anna",
      "search=stone",
      "search=learner77",
      "search=zzz",
    ]),
    alone("orders", "/api/studio/orders?limit=50"),
    alone("orders counted", "/api/studio/orders/count"),
    ...filtered(
      "orders",
      "/api/studio/orders",
      [
        "state=active",
        "state=ended",
        "offer=subscribePackage",
        "offer=alumniGroup",
        "gift=yes",
        "gift=no",
        "refunded=yes",
        "failed=yes",
        monthOf(200),
        "search=anna",
        "search=learner77",
        "search=LA-bench-7",
        "search=zzz",
      ],
      [],
    ),
    alone("gifts", "/api/studio/gifts?limit=50"),
    alone("members", "/api/studio/members?limit=50"),
    alone("founding seats", "/api/studio/seats"),
    alone("invitations", "/api/studio/invitations?limit=50"),
    alone("differences", "/api/studio/differences?limit=50"),
    alone("messages", "/api/studio/messages?limit=20"),
    alone("questions for Sage", "/api/studio/helper/questions?limit=20"),
    alone("the search of the bar, a common name", "/api/studio/search?q=anna"),
    alone("the search of the bar, an address", "/api/studio/search?q=learner77"),
    alone("audit log", "/api/studio/settings/audit?limit=50"),
    alone("audit log of one action", "/api/studio/settings/audit?limit=50&action=coupon.made"),
    alone("choices of the audit log", "/api/studio/settings/audit/choices"),
    alone("email log", "/api/studio/settings/mails?limit=50"),
    alone("email log, failed", "/api/studio/settings/mails?limit=50&state=failed"),
    alone("email log, one kind", "/api/studio/settings/mails?limit=50&kind=quiz-result"),
    alone("email log, summary", "/api/studio/settings/mails/summary"),
    alone("launch checklist", "/api/studio/settings/launch"),
    alone("desk", "/api/studio/desk"),
  ];
}
