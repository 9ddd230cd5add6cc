/** Dates are shown, and the day begins, by the company's clock, wherever a visitor is. */
export const timeZone = 'America/Argentina/Buenos_Aires'
