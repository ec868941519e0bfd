import { go } from '@/lib/navigation/location';
import { useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/ui/Dialog';
import { Input } from '@/ui/Input';
import type { Hit } from '@/lib/navigation/search-sources';
import type { PanelProps } from '../shell/use-panel';
import { HitList, hitId } from './HitList';
import './action-source';
import './screen-source';
import '@/features/sales/sale-source';
import '@/features/products/part-source';
import '@/features/customers/customer-source';
import '@/features/suppliers/supplier-source';
import '@/features/purchases/purchase-source';
import { useHits } from './use-hits';

/** The palette (Ctrl+K): starts an action, opens a screen or finds a record. */
export function Palette({ open, onClose }: PanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="بحث سريع">
      <Finder onClose={onClose} />
    </Dialog>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const { text, type, groups, searching, failed } = useHits();
  const hits = groups.flatMap((group) => group.hits);

  const follow = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void go(hit.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') follow(hits[active]);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, hits.length));
    else if (event.key === 'ArrowUp') setActive((active + hits.length - 1) % Math.max(1, hits.length));
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with this role is the combobox pattern
        role="combobox"
        data-autofocus=""
        data-takes-scan="any"
        aria-label="ابحث عن شاشة أو إجراء أو سجل"
        placeholder="ابحث عن شاشة أو إجراء أو فاتورة أو قطعة أو عميل…"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? hitId(listId, active) : undefined}
        value={text}
        onChange={(event) => {
          type(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <HitList id={listId} groups={groups} active={active} onActive={setActive} onChoose={follow} />
      <output className="text-sm text-muted empty:hidden">
        {searching && 'جارٍ البحث…'}
        {!searching && failed && 'تعذّر البحث في بعض البيانات'}
        {!searching && !failed && hits.length === 0 && 'لا توجد نتائج مطابقة'}
      </output>
    </div>
  );
}
