import { printingTexts } from '@turoos/contract';

/** Asks a receipt printer at once for the reason why it is off-line (DLE EOT 2) and for its paper (DLE EOT 4). */
export const statusQuestion = Uint8Array.of(0x10, 0x04, 0x02, 0x10, 0x04, 0x04);
const statusAnswers = 2;

/**
 * Asks for the paper in turn (GS r 1), which is answered when everything before was processed, and for the printer at
 * once (DLE EOT 1), which is answered when everything before was taken. Cheap printers know the second alone.
 */
export const takenQuestion = Uint8Array.of(0x1d, 0x72, 0x01, 0x10, 0x04, 0x01);

/** The fixed bits of answers, which tell one kind of answer from another. */
const isAtOnce = (byte: number) => (byte & 0b1001_0011) === 0b0001_0010;
const isInTurn = (byte: number) => (byte & 0b1001_0000) === 0;

/** Returns what a printer's answers say is wrong with it, if anything. */
export function problemIn(answers: Uint8Array): string | undefined {
  const [offline, paper] = [...answers].filter(isAtOnce);
  if (offline !== undefined && (offline & 0x04) !== 0) return printingTexts.coverOpen;
  if (paper !== undefined && (paper & 0x60) === 0x60) return printingTexts.noPaper;
  if (offline !== undefined && (offline & 0x20) !== 0) return printingTexts.noPaper;
  if (offline !== undefined && (offline & 0x40) !== 0) return printingTexts.faulty;
  return undefined;
}

/** Whether the printer has answered about its state, so that it will also say when it has taken a job. */
export const speaks = (answers: Uint8Array): boolean => [...answers].filter(isAtOnce).length >= statusAnswers;

/** Whether the printer says that it has taken the whole job. */
export const saysTaken = (answers: Uint8Array): boolean =>
  [...answers].some(isInTurn) || [...answers].filter(isAtOnce).length > statusAnswers;
