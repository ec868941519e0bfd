import { must, type OpenStep } from '@turoos/contract';

/**
 * Returns 'اعتماد التحويل TR-1' or 'إلغاء التحويل TR-1', without repeating the document's noun. A label that names
 * another object stands apart: 'إتمام الإتلاف: التقرير SCR-1'.
 */
export const stepOn = ({ label }: Pick<OpenStep<string>, 'label'>, name: string): string => {
  const last = must(label.split(' ').at(-1));
  if (name.startsWith(`${last} `)) return `${label}${name.slice(last.length)}`;
  return last === label ? `${label} ${name}` : `${label}: ${name}`;
};

/** Returns 'اعتماد التحويل' or 'إتمام الإتلاف': a label of several words already names its object. */
export const stepOnNoun = ({ label }: Pick<OpenStep<string>, 'label'>, noun: string): string =>
  label.includes(' ') ? label : `${label} ${noun}`;
