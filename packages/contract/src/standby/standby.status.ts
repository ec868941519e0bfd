import { keysOf } from '../kernel/keys-of';
import type { Status } from '../kernel/status';

/** How a computer that stands by is doing. */
export const standbyStates = {
  inStep: { label: 'مواكب', tone: 'success' },
  copying: { label: 'يأخذ نسخة كاملة', tone: 'info' },
  behind: { label: 'متأخر', tone: 'warning' },
  away: { label: 'لا يتصل', tone: 'danger' },
} as const satisfies Record<string, Status>;
export type StandbyState = keyof typeof standbyStates;
export const standbyStateNames = keysOf(standbyStates);

/** Whether a sale waits until the computer that stands by has it too. */
export const standbyModes = {
  async: { label: 'دون انتظار' },
  sync: { label: 'بانتظار الحاسوب الاحتياطي' },
} as const;
export type StandbyMode = keyof typeof standbyModes;
export const standbyModeNames = keysOf(standbyModes);
