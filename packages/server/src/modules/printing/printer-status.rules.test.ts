import { printingTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { problemIn, saysTaken, speaks } from './printer-status.rules';

const answers = (...bytes: number[]) => Uint8Array.from(bytes);

describe('the answers of a receipt printer', () => {
  it('say what is wrong with it', () => {
    expect(problemIn(answers(0x12, 0x12))).toBeUndefined();
    expect(problemIn(answers(0x16, 0x12))).toBe(printingTexts.coverOpen);
    expect(problemIn(answers(0x32, 0x72))).toBe(printingTexts.noPaper);
    expect(problemIn(answers(0x52, 0x12))).toBe(printingTexts.faulty);
    expect(problemIn(answers())).toBeUndefined();
  });

  it('say that a job was taken only when they come after it', () => {
    expect(speaks(answers(0x12))).toBe(false);
    expect(speaks(answers(0x12, 0x12))).toBe(true);
    expect(saysTaken(answers(0x12, 0x12))).toBe(false);
    expect(saysTaken(answers(0x12, 0x12, 0x12))).toBe(true);
    expect(saysTaken(answers(0x00))).toBe(true);
  });
});
