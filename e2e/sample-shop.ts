import { proveBooks, startShop } from './start-shop';

/**
 * Fills a sample shop once and proves its books; each worker starts on a copy of it, which takes a tenth of the time.
 */
export default async function fillSampleShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined;
  const sample = await startShop();
  await sample.end();
  proveBooks(sample.folder);
  process.env['SHOP_SAMPLE'] = sample.folder;
  return sample.remove;
}
