import { extensionOf } from '@turoos/contract';

const longest = 150;

/**
 * A file's name as it may be shown and saved anywhere: without a folder before it, without signs that cannot be seen
 * (some turn the end of a name around) or that a file system refuses, its end kept when it is too long.
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

/** Under another name the file stays what it is, so the end of the name stays too. */
export function renamed(before: string, input: string): string {
  const end = extensionOf(before);
  const name = cleanName(input);
  return extensionOf(name) === end ? name : cleanName(`${name}.${end}`);
}
