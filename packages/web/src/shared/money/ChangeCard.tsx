import { HandCoins, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hideChange } from '@/lib/money/change-to-give';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';

/** The change to hand back in large digits, above everything else. */
export function ChangeCard({ change }: { change: string }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.showPopover(), []);
  return (
    <div
      ref={card}
      popover="manual"
      className="inset-x-4 top-2 mx-auto no-print w-fit rounded-lg border-2 border-success bg-surface py-1 ps-4 pe-1 shadow-popup"
    >
      <div className="flex items-center gap-3">
        <HandCoins className="size-6 shrink-0 text-success max-sm:hidden" aria-hidden="true" />
        <output className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">الباقي للعميل</span>
          <span className="text-2xl font-semibold">{legible(change)}</span>
        </output>
        <IconButton label="إخفاء الباقي" icon={X} onClick={hideChange} />
      </div>
    </div>
  );
}
