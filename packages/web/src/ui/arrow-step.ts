/**
 * Which way an arrow key moves along a row of controls: 1 forward, -1 back, 0 for other keys.
 * The page reads right to left, so forward is left.
 */
export function arrowStep(key: string): 1 | -1 | 0 {
  if (key === 'ArrowLeft') return 1;
  if (key === 'ArrowRight') return -1;
  return 0;
}

type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Whether a modifier makes a key the browser's own: Alt with an arrow goes through its history. */
export const isBrowserKey = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey;
