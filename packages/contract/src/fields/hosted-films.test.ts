import { expect, test } from "vitest";
import {
  hostNameOf,
  hostOriginOf,
  pageAddressOf,
  playerAddressOf,
  readHostedAddress,
} from "./hosted-films.ts";

const guid = "0e4f2f4c-1d1e-4bb8-9a55-1f2b3c4d5e6f";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "youtube", "dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube", "dQw4w9WgXcQ"],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
  [" https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ ", "youtube", "dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "vimeo", "76979871"],
  ["https://vimeo.com/76979871/8272103f6e", "vimeo", "76979871/8272103f6e"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", "vimeo", "76979871/8272103f6e"],
  ["https://vimeo.com/channels/staffpicks/76979871", "vimeo", "76979871"],
  ["https://light.wistia.com/medias/e4a27b971d", "wistia", "e4a27b971d"],
  ["https://fast.wistia.net/embed/iframe/e4a27b971d", "wistia", "e4a27b971d"],
  [`https://iframe.mediadelivery.net/play/759/${guid}`, "bunny", `759/${guid}`],
  ["https://files.example.com/a/week-1.mp4", "web", "https://files.example.com/a/week-1.mp4"],
  ["https://cdn.example.com/x.MP4?token=a%20b", "web", "https://cdn.example.com/x.MP4?token=a%20b"],
])("%s is a film", (address, host, video) => {
  const film = readHostedAddress(address);
  expect(film).toEqual({ host, video });
  // What a page or a player of ours points to is read as the same film, and nothing of it can end an attribute.
  for (const made of film ? [playerAddressOf(film), pageAddressOf(film)] : []) {
    expect(readHostedAddress(made)).toEqual(film);
    expect(made).not.toMatch(/["'<>\s;]/);
  }
});

test.each([
  ["an embed code", '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
  ["a script", "javascript:alert(1)"],
  ["a script behind the path", "https://youtu.be/dQw4w9WgXcQ/<script>alert(1)</script>"],
  ["plain http", "http://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["another page of the host", "https://www.youtube.com/@somebody"],
  ["an id that is none", "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload"],
  ["a host that only looks like one", "https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ"],
  ["a name before the host", "https://www.youtube.com@example.com/a.mp4"],
  ["a password", "https://me:secret@files.example.com/a.mp4"],
  ["a port", "https://files.example.com:8443/a.mp4"],
  ["a machine without a name", "https://127.0.0.1/a.mp4"],
  ["this machine", "https://localhost/a.mp4"],
  ["a page", "https://example.com/film.html"],
  ["something that ends a header", "https://example.com/a.mp4\r\nset-cookie: a=b"],
  ["something that adds to a policy", "https://example.com/;script-src *//a.mp4"],
  ["a quote", 'https://example.com/a".mp4'],
  ["an endless one", `https://example.com/${"a".repeat(2000)}.mp4`],
  ["nothing", ""],
])("%s is none", (_, address) => {
  expect(readHostedAddress(address)).toBeUndefined();
});

test.each([
  ["https://youtu.be/dQw4w9WgXcQ", "&start=90"],
  ["https://vimeo.com/76979871", "#t=90"],
  ["https://light.wistia.com/medias/e4a27b971d", "&time=90"],
  [`https://iframe.mediadelivery.net/play/759/${guid}`, "&t=90"],
  ["https://files.example.com/a/week-1.mp4", "#t=90"],
])("the player of %s is asked to begin at a moment", (address, end) => {
  const film = readHostedAddress(address);
  if (!film) throw new Error("it is a film");
  expect(playerAddressOf(film, 90.7)).toBe(`${playerAddressOf(film)}${end}`);
});

test("people read the host's name, and the policy names one origin", () => {
  expect(hostNameOf({ host: "youtube", video: "dQw4w9WgXcQ" })).toBe("YouTube");
  expect(hostNameOf({ host: "web", video: "https://files.example.com/a.mp4" })).toBe("files.example.com");
  expect(hostOriginOf({ host: "vimeo", video: "76979871" })).toBe("https://player.vimeo.com");
  expect(hostOriginOf({ host: "web", video: "https://files.example.com/a.mp4" })).toBe(
    "https://files.example.com",
  );
});
