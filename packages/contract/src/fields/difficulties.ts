export const difficulties = ["Beginner", "Intermediate", "Advanced"] as const;
