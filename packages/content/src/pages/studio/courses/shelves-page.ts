import { plural } from "../../../format-count.ts";

const recordings = (count: number) => plural(count, "# recording", "# recordings");

/** The words of shelves of recordings, on `/studio/courses` and on a page of their own. */
export const studioShelvesPage = {
  /** What the owner is told is missing before something can be sold. */
  missing: {
    shelf: "Make a shelf for “{benefit}” and put up its first recording.",
    recording: "Put up the first recording for “{benefit}”.",
    callShelf: "Make a shelf for “{benefit}”: every one of these calls is sold as recorded.",
  },
  heading: "Shelves of recordings",
  about:
    "What you film at masterclasses and calls. A shelf opens to everybody whose offer includes it, and others see it closed.",
  none: "No shelves yet. Make one, and everybody whose offer includes it can open it.",
  table: {
    label: "Shelves of recordings",
    title: "Shelf",
    opens: "Opened by",
    nothing: "Nothing on sale",
    recordings: "Recordings",
    drafts: (count: number) => `${recordings(count)} to publish`,
    changed: "Last changed",
  },
  add: "Make a shelf",
  make: {
    title: "Make a shelf",
    text: "It’s open right away to everybody who has this part of an offer, and stays so while they have it.",
    benefit: "Opened by",
    name: "Name",
    noName: "Please enter a name.",
    confirm: "Make the shelf",
    busy: "Making…",
    cancel: "Cancel",
  },
  samples: {
    text: (count: number) => plural(count, "# recording is a sample.", "# recordings are samples."),
    away: "Put the samples away",
    busy: "Putting away…",
    done: (count: number) => plural(count, "# sample is archived.", "# samples are archived."),
  },
  shelf: {
    back: "All courses",
    view: "See it as a learner",
    contents: "Recordings",
    hint: "The newest comes first, for learners too.",
    empty: "Nothing is on it yet. Add the first recording.",
    addRecording: "Add a recording",
    facts: "About this shelf",
    name: "Name",
    description: "What it is",
    descriptionHint: "People who can’t open it read this, too.",
    saved: "Saved.",
  },
  addRecording: {
    title: "Add a recording",
    text: "It starts as a draft. Next you upload the film or give its address, and publish it.",
    name: "Title",
    nameHint: "Such as “Masterclass: Your first group, May 12.”",
    noName: "Please enter a title.",
    confirm: "Add it",
    busy: "Adding…",
    cancel: "Cancel",
  },
  /** Beside a recording that is being written. */
  telling: {
    heading: "Who hears of it",
    tells: (count: number) =>
      plural(count, "Email # person who can open this shelf", "Email # people who can open this shelf"),
    hint: "Sent once, when you publish it for the first time.",
    nobody: "Nobody can open this shelf yet. Whoever buys it later finds the recording there.",
    told: "People were told on {day}.",
    notTold: "It was published on {day} without an email.",
    saved: "Saved.",
  },
} as const;
