import type { MediaKind } from "@academy/contract/fields/media";

export type SniffedType = {
  kind: MediaKind;
  contentType: string;
  /** The ending its name gets, whatever it was called before. */
  ending: string;
};

const is = (bytes: Buffer, offset: number, text: string) =>
  bytes.subarray(offset, offset + text.length).toString("latin1") === text;
const found = (kind: MediaKind, contentType: string, ending: string): SniffedType => ({
  kind,
  contentType,
  ending,
});

/**
 * What a file is by its own bytes: how it begins, and of archives how they end. Names and announced types say nothing.
 * Markup, SVG, GIF, scripts and everything else that is not here is nothing that the library takes.
 */
export function sniff(head: Buffer, tail: Buffer): SniffedType | undefined {
  if (is(head, 0, "\xff\xd8\xff")) return found("picture", "image/jpeg", "jpg");
  if (is(head, 0, "\x89PNG\r\n\x1a\n")) return found("picture", "image/png", "png");
  if (is(head, 0, "RIFF") && is(head, 8, "WEBP")) return found("picture", "image/webp", "webp");
  if (is(head, 4, "ftyp")) return sniffBrand(head.subarray(8, 12).toString("latin1"));
  if (is(head, 0, "\x1a\x45\xdf\xa3")) {
    // A document type of "matroska" plays in no browser.
    return head.subarray(0, 64).includes("webm") ? found("film", "video/webm", "webm") : undefined;
  }
  if (is(head, 0, "OggS")) return found("audio", "audio/ogg", "ogg");
  if (is(head, 0, "ID3") || isMp3Frame(head)) return found("audio", "audio/mpeg", "mp3");
  if (is(head, 0, "%PDF-")) return found("file", "application/pdf", "pdf");
  if (is(head, 0, "PK\x03\x04")) return sniffArchive(head, tail);
  return undefined;
}

/** The family of mp4: pictures of phones that browsers can't show (heic) are not in it. */
function sniffBrand(brand: string): SniffedType | undefined {
  if (brand === "avif" || brand === "avis") return found("picture", "image/avif", "avif");
  if (/^(M4A|M4B|M4P) $/.test(brand)) return found("audio", "audio/mp4", "m4a");
  // Browsers play what cameras put into it, as long as it is not called by its own name.
  if (brand === "qt  ") return found("film", "video/mp4", "mov");
  return /^(isom|iso\d|mp4\d|avc1|dash|M4V |M4VH|MSNV|mmp4|f4v |3gp\d|cmfc)$/.test(brand)
    ? found("film", "video/mp4", "mp4")
    : undefined;
}

/** Eleven bits set, then layer three of a version there is, with a bit rate and a sampling rate there are. */
function isMp3Frame([first = 0, second = 0, third = 0]: Buffer): boolean {
  const isLayerThree = (second & 0xe6) === 0xe2;
  const hasRates = third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c;
  return first === 0xff && isLayerThree && (second & 0x18) !== 0x08 && hasRates;
}

const office = "application/vnd.openxmlformats-officedocument.";
const archives: readonly [mark: string, contentType: string, ending: string][] = [
  ["word/document.xml", `${office}wordprocessingml.document`, "docx"],
  ["xl/workbook.xml", `${office}spreadsheetml.sheet`, "xlsx"],
  ["ppt/presentation.xml", `${office}presentationml.presentation`, "pptx"],
];

function sniffArchive(head: Buffer, tail: Buffer): SniffedType {
  if (is(head, 30, "mimetypeapplication/epub+zip")) return found("file", "application/epub+zip", "epub");
  if (is(head, 30, "mimetypeapplication/vnd.oasis.opendocument.text")) {
    return found("file", "application/vnd.oasis.opendocument.text", "odt");
  }
  const [, contentType, ending] = archives.find(([mark]) => tail.includes(mark)) ?? [];
  return found("file", contentType ?? "application/zip", ending ?? "zip");
}

/** As it was called, with the ending of what it is. */
export function nameAs(name: string, ending: string): string {
  const [, base = name] = /^(.+?)(?:\.[\p{L}\p{N}]{1,8})?$/u.exec(name) ?? [];
  return `${[...base].slice(0, 190).join("")}.${ending}`;
}
