import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdScans } from './held-scans';
import { addReceiver, deliverScan, setLastReceiver } from './scan-receivers';

let dialogs = 0;
const taken: string[] = [];
const take = (name: string) => (code: string) => void taken.push(`${name} ${code}`);

const leaving: (() => void)[] = [];
const receive = (name: string, throughDialogs = false) => {
  const leave = addReceiver(take(name), throughDialogs);
  leaving.push(leave);
  return leave;
};
const lastReceiver = { onPage: take('page'), inDialog: take('told') };

beforeEach(() => {
  dialogs = 0;
  taken.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    querySelectorAll: () => ({ length: dialogs, item: () => null }),
    querySelector: () => null,
  });
  return () => {
    leaving.splice(0).forEach((leave) => leave());
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a scan goes', () => {
  it('to the screen, then to the dialog above it, and back to the screen when that fades', () => {
    receive('screen');
    deliverScan('1');
    dialogs = 1;
    receive('dialog');
    deliverScan('2');
    dialogs = 0;
    deliverScan('3');
    expect(taken).toEqual(['screen 1', 'dialog 2', 'screen 3']);
  });

  it('through a dialog without a meaning only to a screen that wants it', () => {
    leaving.push(setLastReceiver(lastReceiver));
    const leave = receive('list');
    dialogs = 1;
    deliverScan('1');
    dialogs = 0;
    leave();
    receive('counter', true);
    dialogs = 1;
    deliverScan('2');
    expect(taken).toEqual(['told 1', 'counter 2']);
  });

  it('to nobody’s screen as a code to be opened', () => {
    const forget = setLastReceiver(lastReceiver);
    deliverScan('1');
    forget();
    deliverScan('2');
    expect(taken).toEqual(['page 1']);
    leaving.push(setLastReceiver(lastReceiver));
    expect(taken).toEqual(['page 1', 'page 2']);
  });
});

it('scans wait for what is loading, in their order, and are meant for it', () => {
  receive('screen');
  const release = holdScans();
  deliverScan('1');
  deliverScan('2');
  expect(taken).toEqual([]);
  release();
  release();
  // the dialog's effects run after the release
  dialogs = 1;
  receive('dialog');
  vi.runAllTimers();
  deliverScan('3');
  expect(taken).toEqual(['dialog 1', 'dialog 2', 'dialog 3']);
});
