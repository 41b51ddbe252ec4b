/** Seconds since a reading of `performance.now()`. */
export const secondsSince = (started: number): number => Math.round(performance.now() - started) / 1000
