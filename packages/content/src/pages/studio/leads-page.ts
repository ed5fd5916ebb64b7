import type { LeadSort, LeadStage } from "@academy/contract/studio/leads";
import { formatCount, plural, pluralUpTo } from "../../format-count.ts";

const stages: Record<LeadStage, string> = {
  new: "New",
  contacted: "Contacted",
  customer: "Customer",
  "not-now": "Not now",
};

/** The words of `/studio/leads`. */
export const studioLeadsPage = {
  meta: { title: "Leads", description: "Everyone who took the quiz or asked about an offer." },
  title: "Leads",
  stages,

  filters: {
    label: "Find leads",
    search: "Search",
    searchHint: "Start of a name or email",
    stage: "Stage",
    anyStage: "All stages",
    sort: "Sort",
    sorts: {
      newest: "Newest first",
      oldest: "Oldest first",
      name: "Name, A to Z",
      "name-desc": "Name, Z to A",
    } satisfies Record<LeadSort, string>,
    more: "More filters",
    /** Beside the words above, how many of them are in use. */
    inUse: (count: number) => `${count} in use`,
    archetype: "Archetype",
    source: "Source",
    campaign: "Campaign",
    any: "Any",
    wantsNews: "Wants news",
    careless: "Careless answers",
    suspect: "Possibly a bot",
    yes: "Yes",
    no: "No",
    from: "Signed up from",
    to: "Signed up until",
    clear: "Clear filters",
  },

  count: (count: number, isMore: boolean) => pluralUpTo(count, isMore, "# lead", "# leads"),
  export: "Export as CSV",

  table: {
    label: "Leads",
    name: "Name",
    archetype: "Archetype",
    second: "Second archetype",
    stage: "Stage",
    source: "Source",
    signedUp: "Signed up",
    marks: "Marks",
    noArchetype: "No result yet",
    direct: "Direct",
    news: "Wants news",
    careless: "Careless",
    carelessHint: "Some answers look given without reading. Open the lead: the results say what we saw.",
  },

  /** Filters that were given a name. */
  views: {
    label: "Saved views",
    all: "All leads",
    save: "Save this view",
    change: "Change this view",
    rename: "Rename",
    earlier: "Move left",
    later: "Move right",
    remove: "Delete",
    name: "Name",
    form: {
      newTitle: "Save this view",
      renameTitle: "Rename this view",
      save: "Save",
      busy: "Saving…",
      cancel: "Cancel",
    },
    noName: "Please enter a name.",
    saved: "View saved.",
    removed: "View deleted. Your leads are still there.",
  },

  bulk: {
    label: "Selected leads",
    /** Beyond what is loaded. */
    selectAll: (count: number, isMore: boolean) =>
      isMore
        ? `Select the newest ${formatCount(count)} that match`
        : `Select all ${formatCount(count)} that match`,
    allSelected: (count: number, isMore: boolean) =>
      isMore
        ? `The newest ${formatCount(count)} that match are selected`
        : `All ${formatCount(count)} that match are selected`,
    selected: (count: number) => `${formatCount(count)} selected`,
    moveTo: "Move to",
    move: "Move",
    busy: "Moving…",
    give: "Give access",
    export: "Export these",
    exportAll: "Export all of them",
    exporting: "Exporting…",
    exported: (count: number) => plural(count, "# lead exported.", "# leads exported."),
    giving: {
      title: "Give access to these leads",
      text: "Next you see what would happen, one by one. Nothing changes until you say so.",
      sends: "Send each of them an email about it",
      look: "See what would happen",
      busy: "Looking…",
      cancel: "Cancel",
    },
    clear: "Clear selection",
    moved: (count: number, stage: string) =>
      plural(count, `# lead moved to ${stage}.`, `# leads moved to ${stage}.`),
  },

  none: {
    heading: "No leads yet",
    text: "Everyone who takes the quiz and leaves an email address will be listed here.",
  },
  noneFound: { heading: "No leads match", text: "Try fewer filters, or the start of a name or email." },
} as const;
