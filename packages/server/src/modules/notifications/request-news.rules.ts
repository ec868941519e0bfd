import { ltr, quantityText, transferTexts, type Unit } from '@turoos/contract';
import { mostNames } from './bundle-news.rules';
import type { News } from './news';

/** What happened to a request between branches. */
export interface RequestEvent {
  eventId: string;
  step: 'request' | 'accept' | 'reject' | 'withdraw' | 'ship' | 'cancel';
  note: string;
  doerId: string | null;
  transferId: string;
  transferNumber: string;
  fromWarehouseId: string;
  toWarehouseId: string;
  sourceName: string;
  destinationName: string;
  lines: { name: string; unit: Unit; quantity: number; asked: number }[];
}

const titles: Record<RequestEvent['step'], (event: RequestEvent) => string> = {
  request: ({ destinationName }) => `طلب جديد من ${destinationName}`,
  accept: (event) => (isPartly(event) ? 'قُبل الطلب جزئياً' : 'قُبل الطلب'),
  reject: () => 'رُفض الطلب',
  withdraw: () => 'سُحب الطلب',
  ship: () => 'شُحن الطلب',
  cancel: () => 'أُلغي الطلب',
};

/** Lines of which nothing was granted have left the transfer, and the note of the step names them. */
const isPartly = ({ lines, note }: RequestEvent) =>
  lines.some(({ quantity, asked }) => quantity < asked) || note.includes(transferTexts.notGranted(''));

const lineText = ({ name, unit, quantity, asked }: RequestEvent['lines'][number]) =>
  `${name} (${quantity < asked ? `${quantity} من ` : ''}${quantityText(asked, unit)})`;

/** A notification stores one text per event; its first line is the title. Names of warehouses and parts have one line. */
export const splitRequestNews = (name: string): { title: string; message: string } => {
  const [title = '', message = ''] = name.split('\n');
  return { title, message };
};

export function requestNews(event: RequestEvent): News {
  const { step, note, lines, fromWarehouseId, toWarehouseId } = event;
  const isToldToAsked = step === 'request' || step === 'withdraw';
  const parts = lines.slice(0, mostNames).map(lineText).join('، ');
  const all = lines.length > mostNames ? `${parts} وغيرها` : parts;
  const way = `${ltr(event.transferNumber)} من ${event.sourceName} إلى ${event.destinationName}: ${all}`;
  return {
    kind: 'transferRequests',
    subjectId: event.transferId,
    event: event.eventId,
    name: `${titles[step](event)}\n${[way, note.replaceAll('\n', '، ')].filter(Boolean).join(' · ')}`,
    amount: null,
    doerId: event.doerId,
    concerns: isToldToAsked ? fromWarehouseId : toWarehouseId,
  };
}
