import { defineCall } from "../../call.ts";
import { welcomeFilmParams } from "../../visitors/welcome-film.ts";

export const welcomeFilm = defineCall({
  method: "GET",
  path: "/api/welcome-film/:id",
  audience: "everyone",
  summary: "The welcome film, ranges and all, where it is one of the library",
  params: welcomeFilmParams,
  answer: { mediaTypes: ["video/mp4", "video/webm"] },
});
export const welcomeCaptions = defineCall({
  method: "GET",
  path: "/api/welcome-film/:id/captions.vtt",
  audience: "everyone",
  summary: "The captions of the welcome film, where a lesson that shows the same film has some",
  params: welcomeFilmParams,
  answer: { mediaTypes: ["text/vtt"] },
});
export const welcomePlayer = defineCall({
  method: "GET",
  path: "/api/welcome-film/player",
  audience: "everyone",
  summary: "The player of the welcome film where it comes from a video host, for a frame",
  answer: { mediaTypes: ["text/html"] },
});
