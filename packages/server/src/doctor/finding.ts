/** What an examination found about one thing, in words for the person at the console. */
export interface Finding {
  about: string;
  state: 'good' | 'doubtful' | 'bad';
  says: string;
  /** What to do about it; nothing where all is well. */
  remedy?: string;
}

export const good = (about: string, says: string): Finding => ({ about, state: 'good', says });
export const doubtful = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'doubtful',
  says,
  remedy,
});
export const bad = (about: string, says: string, remedy: string): Finding => ({
  about,
  state: 'bad',
  says,
  remedy,
});
