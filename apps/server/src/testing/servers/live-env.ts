/** The least an academy needs to be live; nothing listens where its mail would go. */
export const liveEnv = { BASE_URL: "https://academy.example.com", SMTP_URL: "smtp://127.0.0.1:1" };
