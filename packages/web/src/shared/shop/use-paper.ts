import { createStore } from '@/lib/state/store';

export const papers = [
  { value: 'a4', label: 'ورق A4' },
  { value: 'roll', label: 'إيصال 80 مم' },
] as const;
export type Paper = (typeof papers)[number]['value'];

const KEY = 'invoice_paper';
const chosen = createStore<Paper>(localStorage.getItem(KEY) === 'roll' ? 'roll' : 'a4');

/** The paper size of this device's printer, remembered on the device. */
export const usePaper = (): [Paper, (paper: Paper) => void] => [
  chosen.use(),
  (paper) => {
    localStorage.setItem(KEY, paper);
    chosen.set(paper);
  },
];
