import { newestCopy } from './print-copy';

const A4_WIDTH = '210mm';

/** The part of the page that is printed: a paper alone, or the screen's content. */
const printedPart = () => newestCopy() ?? document.querySelector<HTMLElement>('main');

/** Returns for each table how much of it fits, laid out on a hidden copy as wide as the paper. */
function sharesThatFit(printed: HTMLElement, margin: string): number[] {
  const sheet = document.createElement('div');
  sheet.style.cssText = `position: fixed; inset: 0 0 auto auto; visibility: hidden; width: calc(${A4_WIDTH} - 2 * ${margin})`;
  const copy = printed.cloneNode(true) as HTMLElement;
  copy.style.cssText = 'display: block; padding: 0; max-width: none';
  sheet.append(copy);
  document.body.append(sheet);
  const shares = [...copy.querySelectorAll('table')].map((table) => {
    const room = table.parentElement?.clientWidth ?? 0;
    return room > 0 && table.offsetWidth > room ? room / table.offsetWidth : 1;
  });
  sheet.remove();
  return shares;
}

/**
 * Prints the tables that are wider than the paper smaller, because a printer cuts off what is beyond the left edge: the
 * amounts. Returns the function that ends it.
 */
export function fitTablesToPaper(margin: string): () => void {
  const tables = () => [...(printedPart()?.querySelectorAll('table') ?? [])];
  const unfit = () => {
    for (const table of tables()) table.style.zoom = '';
  };
  const fit = () => {
    unfit();
    const printed = printedPart();
    if (!printed) return;
    const shares = sharesThatFit(printed, margin);
    for (const [index, table] of tables().entries()) table.style.zoom = String(shares[index] ?? 1);
  };
  addEventListener('beforeprint', fit);
  addEventListener('afterprint', unfit);
  return () => {
    removeEventListener('beforeprint', fit);
    removeEventListener('afterprint', unfit);
    unfit();
  };
}
