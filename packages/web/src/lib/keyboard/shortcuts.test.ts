import { expect, it } from 'vitest';
import { matches } from './shortcuts';

const press = (
  key: string,
  code: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each([
  ['Ctrl+K', press('k', 'KeyK', { ctrlKey: true })],
  ['Ctrl+K', press('ن', 'KeyK', { ctrlKey: true })],
  ['Ctrl+K', press('k', 'KeyK', { metaKey: true })],
  ['/', press('/', 'Slash')],
  ['/', press('ظ', 'Slash')],
  ['/', press('/', 'Digit7', { shiftKey: true })],
  ['?', press('?', 'Slash', { shiftKey: true })],
  ['?', press('؟', 'Slash', { shiftKey: true })],
  ['Ctrl+Enter', press('Enter', 'Enter', { ctrlKey: true })],
])('%s is pressed on any keyboard', (keys, event) => expect(matches(event, keys)).toBe(true));

it.each([
  ['Ctrl+K', press('k', 'KeyK')],
  ['Ctrl+K', press('k', 'KeyK', { ctrlKey: true, altKey: true })],
  ['Ctrl+K', press('t', 'KeyK', { ctrlKey: true })],
  ['/', press('-', 'Slash')],
  ['/', press('/', 'Slash', { ctrlKey: true })],
  ['/', press('؟', 'Slash', { shiftKey: true })],
  ['?', press('ظ', 'Slash')],
])('%s is not pressed by another key', (keys, event) => expect(matches(event, keys)).toBe(false));
