import { Code, legible } from '@/ui/Code';
import { useShop } from './use-shop';

/** The printed header: the shop, the document's title and its number, if it has one. */
export function PaperHead({ title, number }: { title: string; number?: string }) {
  const store = useShop();
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-3">
      <div>
        <p className="text-lg font-semibold">{legible(store.name)}</p>
        {store.address && <p className="text-sm">{store.address}</p>}
        {store.phone && (
          <p className="text-sm">
            <Code>{store.phone}</Code>
          </p>
        )}
      </div>
      <div>
        <p className="text-lg font-semibold">{title}</p>
        {number && (
          <p>
            <Code>{number}</Code>
          </p>
        )}
      </div>
    </header>
  );
}
