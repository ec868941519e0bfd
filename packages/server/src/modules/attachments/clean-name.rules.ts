import { extensionOf } from '@turoos/contract';

const longest = 150;

/**
 * Returns a file name that is safe to show and to save on any system: without a folder, without invisible
 * characters (some reverse the displayed end of a name) and without characters that file systems refuse. A
 * name that is too long is shortened before its extension.
 */
export function cleanName(name: string): string {
  const bare = (name.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^ +|[. ]+$/g, '');
  const letters = [...bare];
  if (letters.length <= longest) return bare;
  const end = `.${extensionOf(bare)}`;
  return end.length > 10 ? letters.slice(0, longest).join('') : shorten(letters, end);
}

const shorten = (letters: string[], end: string): string =>
  `${letters
    .slice(0, longest - end.length)
    .join('')
    .trimEnd()}${end}`;

/** Returns the cleaned new name, always with the old extension because the content keeps its type. */
export function renamed(before: string, input: string): string {
  const end = extensionOf(before);
  const name = cleanName(input);
  return extensionOf(name) === end ? name : cleanName(`${name}.${end}`);
}
