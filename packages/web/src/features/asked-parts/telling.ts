import {
  channelNames,
  channels,
  counted,
  hasAddress,
  nouns,
  type Asker,
  type Channel,
  type Told,
} from '@turoos/contract';

/** Returns the channel that reaches most of those who asked; WhatsApp if several do. */
export const firstReached = (askers: readonly Asker[]): Channel =>
  channelNames.toSorted(
    (one, other) =>
      reached(other, askers) - reached(one, askers) ||
      Number(other === 'whatsapp') - Number(one === 'whatsapp'),
  )[0] ?? 'whatsapp';

const reached = (channel: Channel, askers: readonly Asker[]): number =>
  askers.filter((asker) => hasAddress(channel, asker)).length;

/** Says how many were told, and why others were not. */
export function toldText({ told, withoutAddress, withoutStock, alreadyTold }: Told, channel: Channel) {
  const rest = [
    withoutStock > 0 && `لم تكف القطع: ${counted(withoutStock, nouns.customer)}`,
    withoutAddress > 0 && `بلا رقم أو بريد: ${counted(withoutAddress, nouns.customer)}`,
    alreadyTold > 0 && `أُبلغ من قبل: ${counted(alreadyTold, nouns.customer)}`,
  ].filter(Boolean);
  return {
    tone: rest.length > 0 ? ('warning' as const) : ('success' as const),
    title:
      channel === 'whatsapp'
        ? `في انتظار إرسالها بواتساب: ${counted(told, nouns.message)}`
        : `تُرسل ${channels[channel].label}: ${counted(told, nouns.message)}`,
    message: rest.join('، ') || (channel === 'whatsapp' ? 'أرسلها من زر «واتساب» أعلى القائمة.' : undefined),
  };
}
