import { z } from "zod";

export const fileParams = z.strictObject({ id: z.uuid() });
