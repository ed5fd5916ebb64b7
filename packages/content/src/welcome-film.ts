/**
 * Which film a place shows, as one text: the sample; the address of a film at a video host; or the id of a film of the
 * library, its format, whether it has sound and whether it has captions, as in `0a1b…/mp4/sound/captions`, which the
 * library says.
 */
export const firstFilm: string = "sample";
