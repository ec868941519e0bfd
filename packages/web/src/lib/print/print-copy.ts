/** Returns what is printed instead of the page: the newest of the copies for the printer. */
export const newestCopy = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('body > .print-copy:not([hidden])')].at(-1);

/**
 * Prints the newest copy when it is ready. It stays afterwards, because some browsers print when `print` has returned, and
 * is hidden when the next print begins. Returns the function that ends it.
 */
export function printOnce(ready: Promise<unknown>): () => void {
  let copy: HTMLElement | undefined;
  let isWanted = true;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun && copy) copy.hidden = true;
    hasBegun = true;
  };
  const print = async () => {
    await ready;
    if (!isWanted) return;
    copy = newestCopy();
    window.addEventListener('beforeprint', begin);
    window.print();
  };
  void print();
  return () => {
    isWanted = false;
    window.removeEventListener('beforeprint', begin);
  };
}
