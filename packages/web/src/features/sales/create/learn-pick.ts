import { partWordsApi } from '@turoos/contract';
import { call } from '@/lib/http/api';

/** Tells the server what a searched word seems to mean. */
export const learnPick = (typed: string, product: string): Promise<unknown> =>
  call(partWordsApi.learn, { body: { typed, product } });
