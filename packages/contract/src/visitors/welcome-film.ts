import { z } from "zod";

export const welcomeFilmParams = z.strictObject({ id: z.uuid() });
