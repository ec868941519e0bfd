import { printedCode } from '@turoos/contract';
import { typeInto } from './typed-fields';

/**
 * Fields for codes say so by this attribute: `focused` takes a scan while it has the focus, `any` also while another field
 * of its dialog has it.
 */
export type TakesScan = 'focused' | 'any';
const selectors = { focused: '[data-takes-scan]:focus', any: '[data-takes-scan=any]' } as const;

/** Writes a scanned code into a field that takes scans; returns false if there is none. */
export function fillScanField(code: string, which: TakesScan): boolean {
  const dialogs = document.querySelectorAll('dialog[open]:not([data-closing])');
  const place = dialogs.item(dialogs.length - 1) ?? document;
  const field = place.querySelector<HTMLInputElement | HTMLTextAreaElement>(selectors[which]);
  if (!field || field.disabled || field.readOnly) return false;
  field.focus();
  // A box of several lines holds a number in each.
  const before = field instanceof HTMLTextAreaElement && field.value.trim() ? `${field.value.trim()}\n` : '';
  typeInto(field, before + printedCode(code));
  return true;
}
