/** Where there is no room for the panel beside the page: phones upright or on their side, and pages zoomed far in. */
export const smallWindow = "(width < 48rem), (height < 30rem)";
