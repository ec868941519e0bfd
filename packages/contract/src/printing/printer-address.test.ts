import { describe, expect, it } from 'vitest';
import { printerAddress } from './printer-address';

describe('the address of a printer', () => {
  it.each([
    ['192.168.1.50', { kind: 'network', host: '192.168.1.50', port: 9100 }],
    [' 192.168.1.50:9101 ', { kind: 'network', host: '192.168.1.50', port: 9101 }],
    ['xprinter.local', { kind: 'network', host: 'xprinter.local', port: 9100 }],
    ['[fd00::5]:9100', { kind: 'network', host: 'fd00::5', port: 9100 }],
    ['fd00::5', { kind: 'network', host: 'fd00::5', port: 9100 }],
    ['/dev/usb/lp0', { kind: 'device', path: '/dev/usb/lp0' }],
    ['\\\\COUNTER\\XP-80', { kind: 'device', path: '\\\\COUNTER\\XP-80' }],
    ['LPT1', { kind: 'device', path: 'LPT1' }],
  ])('%s is understood', (typed, address) => expect(printerAddress(typed)).toEqual(address));

  it.each([
    '',
    'http://192.168.1.50',
    '192.168.1.50:0',
    '192.168.1.50:99999',
    'اسم',
    'a b',
    '../lp0',
    '\\\\one',
  ])('%j is none', (typed) => expect(printerAddress(typed)).toBeUndefined());
});
