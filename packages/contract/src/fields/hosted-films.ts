/** Where films may come from beside the academy itself; also for pages, which load no schemas. */
type FilmHost = "youtube" | "vimeo" | "wistia" | "bunny" | "web";

/** Which film of which host: an id, never what somebody pasted. Of a file on the web its whole address is the id. */
export type HostedVideo = { host: FilmHost; video: string };

export const maxAddressCharacters = 1000;

/** As people call it; a file on the web by the host it is on. */
export function hostNameOf({ host, video }: HostedVideo): string {
  if (host === "web") return new URL(video).hostname;
  return { youtube: "YouTube", vimeo: "Vimeo", wistia: "Wistia", bunny: "Bunny Stream" }[host];
}

/** The one place that its player may load from. */
export const hostOriginOf = (film: HostedVideo): string => new URL(playerAddressOf(film)).origin;

/** The host's own player, as sparing with what it remembers as the host lets one ask for; from a moment on where one is named. */
export function playerAddressOf({ host, video }: HostedVideo, atSeconds = 0): string {
  const [id = "", more = ""] = video.split("/");
  const at = Math.floor(atSeconds);
  const from = (sign: string) => (at > 0 ? `${sign}${at}` : "");
  if (host === "youtube") {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from("&start=")}`;
  }
  if (host === "vimeo") {
    return `https://player.vimeo.com/video/${id}?${more ? `h=${more}&` : ""}autoplay=1&dnt=1${from("#t=")}`;
  }
  if (host === "wistia") {
    return `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true${from("&time=")}`;
  }
  if (host === "bunny") {
    return `https://iframe.mediadelivery.net/embed/${id}/${more}?autoplay=true${from("&t=")}`;
  }
  return `${video}${from("#t=")}`;
}

/** Where people watch it at the host itself. */
export function pageAddressOf({ host, video }: HostedVideo): string {
  const [id = "", more = ""] = video.split("/");
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  if (host === "vimeo") return `https://vimeo.com/${id}${more ? `/${more}` : ""}`;
  if (host === "wistia") return `https://fast.wistia.net/embed/iframe/${id}`;
  if (host === "bunny") return `https://iframe.mediadelivery.net/play/${id}/${more}`;
  return video;
}

/**
 * Reads the address of a film, as it stands in a browser's bar or behind a host's share button. Embed codes, other pages of
 * these hosts and everything else are nothing.
 */
export function readHostedAddress(given: string): HostedVideo | undefined {
  const text = given.trim();
  // The letters of a plain https address: no markup, no spaces, nothing that a header or an attribute would trip over.
  if (text.length > maxAddressCharacters || !/^https:\/\/[\w.-]+\/[\w\-./~?&=%+,:@!]*$/i.test(text)) {
    return undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username || url.password || url.port) return undefined;
  return readYouTube(url) ?? readVimeo(url) ?? readWistia(url) ?? readBunny(url) ?? readFile(url);
}

const found = (host: FilmHost, ...ids: (string | undefined)[]): HostedVideo => ({
  host,
  video: ids.filter(Boolean).join("/"),
});

function readYouTube({ hostname, pathname, searchParams }: URL): HostedVideo | undefined {
  const id = /^[\w-]{11}$/;
  const only = (video: string | null | undefined) =>
    video && id.test(video) ? found("youtube", video) : undefined;
  if (hostname === "youtu.be") return only(pathname.slice(1));
  if (!/^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
  if (pathname === "/watch") return only(searchParams.get("v"));
  return only(/^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1]);
}

function readVimeo({ hostname, pathname, searchParams }: URL): HostedVideo | undefined {
  const hash = /^[0-9a-f]{6,20}$/;
  if (hostname === "player.vimeo.com") {
    const [, video] = /^\/video\/(\d{5,12})\/?$/.exec(pathname) ?? [];
    const secret = searchParams.get("h") ?? "";
    return video ? found("vimeo", video, hash.test(secret) ? secret : undefined) : undefined;
  }
  if (!/^(?:www\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, video, secret] =
    /^\/(?:(?:channels\/[\w-]+|showcase\/\d+\/video|video)\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
      pathname,
    ) ?? [];
  return video ? found("vimeo", video, secret) : undefined;
}

function readWistia({ hostname, pathname }: URL): HostedVideo | undefined {
  const isEmbed = /^fast\.wistia\.(?:net|com)$/.test(hostname);
  if (!isEmbed && !/^[a-z0-9-]+\.wistia\.com$/.test(hostname)) return undefined;
  const path = isEmbed ? /^\/embed\/(?:iframe|medias)\/([a-z0-9]{10})\/?$/ : /^\/medias\/([a-z0-9]{10})\/?$/;
  const [, video] = path.exec(pathname) ?? [];
  return video ? found("wistia", video) : undefined;
}

function readBunny({ hostname, pathname }: URL): HostedVideo | undefined {
  if (!/^(?:iframe|player|video)\.(?:mediadelivery\.net|bunnycdn\.com)$/.test(hostname)) return undefined;
  const [, library, video] =
    /^\/(?:embed|play)\/(\d{1,12})\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/.exec(pathname) ?? [];
  return library ? found("bunny", library, video) : undefined;
}

/** A file that browsers play, on a host with a name. */
function readFile({ hostname, pathname, href }: URL): HostedVideo | undefined {
  const isNamed = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(hostname);
  return isNamed && /\.(?:mp4|m4v|webm)$/i.test(pathname) ? { host: "web", video: href } : undefined;
}
