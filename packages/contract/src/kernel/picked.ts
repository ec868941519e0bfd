import { z } from 'zod';
import type { Access } from '../access/can';
import { streamed } from './reply';
import { Id } from './text';

/** The most rows of a list that one action takes. */
export const MOST_PICKED = 1000;

export const pickedTexts = {
  nothing: 'حدّد سجلاً واحداً على الأقل',
  tooMany: 'أكبر عدد من السجلات في التصدير الواحد: 1,000',
} as const;

/** The rows that the user picked in a list. */
export const PickedRows = z.strictObject({
  ids: z.array(Id).min(1, pickedTexts.nothing).max(MOST_PICKED, pickedTexts.tooMany),
});
export type PickedRows = z.output<typeof PickedRows>;

/** The file of picked rows of a list: a POST, because a thousand ids do not fit an address. */
export interface PickedFile {
  method: 'POST';
  path: `/${string}`;
  access: Access;
  summary: string;
  body: typeof PickedRows;
  reply: ReturnType<typeof streamed>;
}

export const pickedFile = (list: `/${string}`, access: Access, summary: string): PickedFile => ({
  method: 'POST',
  path: `${list}/export`,
  access,
  summary,
  body: PickedRows,
  reply: streamed(),
});
