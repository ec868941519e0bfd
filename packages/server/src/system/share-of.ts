/**
 * Returns what one worker may use of something limited for the whole server. All workers together use no more
 * than one process alone would, unless the least that a worker can work with adds up to more.
 */
export const shareOf = (whole: number, workers: number, least: number): number =>
  Math.max(least, Math.floor(whole / workers));
