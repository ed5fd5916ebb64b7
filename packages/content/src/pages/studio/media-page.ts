import type { MediaKind, UploadRefusal } from "@academy/contract/fields/media";
import type { MediaUse } from "@academy/contract/studio/media";
import { plural } from "../../format-count.ts";

const kinds: Record<MediaKind, string> = {
  picture: "Picture",
  film: "Film",
  audio: "Recording",
  file: "File",
};
const kindsInFilter: Record<MediaKind, string> = {
  picture: "Pictures",
  film: "Films",
  audio: "Recordings",
  file: "Files to download",
};
const refusals: Record<UploadRefusal, string> = {
  type: "This isn’t a kind of file the library takes. It takes MP4, WebM and MOV films, MP3, M4A and Ogg recordings, JPEG, PNG, WebP and AVIF pictures, and PDF, ZIP and Office files.",
  unreadable: "We can’t read this file. It may be damaged. Please export it again and try once more.",
  "too-many-pixels": "This picture has too many pixels. Please make it smaller first.",
  "other-kind": "It can only be replaced by something of the same kind.",
  "already-there": "This very file is already in your library, under another entry.",
  "in-use":
    "A lesson shows this film. Choose another one in the lesson, so that learners see it once you publish.",
};
const roles: Record<MediaUse["role"], string> = {
  text: "in the text of",
  film: "as the film of",
  poster: "as the still picture of",
  download: "to download with",
  cover: "on the cover of",
  picture: "as a picture of the page",
};

/** The words of `/studio/media`, and of wherever something is chosen from the library. */
export const studioMediaPage = {
  meta: { title: "Media", description: "Your pictures, films, recordings and files." },
  title: "Media",
  space: "{used} used · {free} free",
  upload: "Upload files",
  drop: "Drop files anywhere on this page, or choose them. Up to 5 GB each.",
  dropNow: "Drop to upload",
  search: "Search",
  searchHint: "Part of a name or description",
  kind: "Show",
  anyKind: "Everything",
  kinds,
  kindsInFilter,
  list: "Library",
  none: {
    heading: "Your library is empty",
    text: "Upload pictures, films, recordings and files here, and use them in as many lessons as you like.",
  },
  noneFound: { heading: "Nothing found", text: "Try other words, or show everything." },
  noAlt: "No description yet",
  unused: "Not used yet",
  used: (count: number) => plural(count, "Used once", "Used # times"),

  uploads: {
    label: "Uploads",
    progress: "Uploading {name}",
    waiting: "Waiting",
    preparing: "Making the film ready for the web: {percent}%",
    skip: "Upload it as it is",
    asItWas: {
      "too-long":
        "It’s too long to be made ready for the web in this browser, so it goes up as it is. It may start slowly.",
      "not-here":
        "This browser can’t make it ready for the web, so it goes up as it is. Some learners’ browsers may not play it.",
    },
    uploading: "{percent}%",
    paused: "Paused at {percent}%",
    offline: "No connection. It continues when you’re back online.",
    checking: "Checking…",
    done: "In your library",
    refused: "Not added",
    pause: "Pause",
    resume: "Resume",
    cancel: "Cancel",
    dismiss: "Hide",
    /** Said to whoever uses a screen reader on several uploads at once. */
    named: "{action}: {name}",
    failed: "The upload stopped: {reason}",
    refusals,
  },

  noPicture:
    "This browser can’t show this film’s picture, and many learners’ browsers won’t either. Save it as MP4 (H.264) in your video program, then upload that.",
  details: {
    name: "Name",
    alt: "Description for people who can’t see it",
    altHint: "Say what the picture shows in a sentence. It’s also read out by screen readers.",
    focal: "Most important point",
    focalHint:
      "Click the picture, or use the arrow keys. That point stays in sight where the picture is cropped.",
    focalValue: "{x}% from the left, {y}% from the top",
    save: "Save",
    busy: "Saving…",
    saved: "Saved.",
    uses: "Used in",
    notUsed: "Nowhere yet.",
    use: "{role} {title}",
    more: "And in more places.",
    roles,
    replace: "Replace with another file",
    replaceHint: "It changes everywhere it’s used, at once.",
    /** A film's captions and chapters belong to its lesson, which is published. */
    replaceUsed:
      "To show another film, open the lesson and choose it there. It stays in your draft until you publish, and you’re asked about the captions.",
    replaced: "Replaced everywhere.",
    delete: "Delete",
    deleteBusy: "Deleting…",
    deleteUsed: "It can be deleted once it’s no longer used.",
    deleteSure: "Delete for good?",
    keep: "Keep it",
    deleted: "Deleted.",
    close: "Close",
    download: "Open the file",
    facts: "{kind} · {size}",
    pixels: "{width} × {height} pixels",
    missing: "This is no longer in the library.",
  },

  picker: {
    picture: "Choose a picture",
    film: "Choose a film or recording",
    file: "Choose a file",
    hint: "Choose from your library, or upload something new.",
    choose: "Choose {name}",
    cancel: "Cancel",
  },
} as const;
