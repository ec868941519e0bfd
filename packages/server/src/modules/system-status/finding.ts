import type { CheckName, SystemCheck } from '@turoos/contract';

/** What an examination found about one thing, in words for the owner. */
export interface Finding extends SystemCheck {
  /** What an operator types or sets to do it, which the console alone shows. */
  command?: string;
  /** The job, where each has a finding of its own. */
  subject?: string;
}

export const good = (about: CheckName, says: string): Finding => ({ about, state: 'good', says, remedy: '' });

export const doubtful = (about: CheckName, says: string, remedy: string, command?: string): Finding => ({
  about,
  state: 'doubtful',
  says,
  remedy,
  ...(command && { command }),
});

export const bad = (about: CheckName, says: string, remedy: string, command?: string): Finding => ({
  ...doubtful(about, says, remedy, command),
  state: 'bad',
});
