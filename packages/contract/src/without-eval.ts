import { config } from "zod";

/** In a browser the content policy lets no text become code. Zod would try, and the browser would report the try. */
config({ jitless: true });
