import type { Part } from '@turoos/contract';
import { PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Availability, Vehicles, PartLink, SellButton } from './part-columns';

export function PartTile({ part }: { part: Part }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3">
      <div className="min-w-0 grow">
        <PartLink part={part} />
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <PartNumber>{part.partNumber}</PartNumber>
          <bdi>{[part.brand, part.subCategory || part.category].filter(Boolean).join(' · ')}</bdi>
        </p>
        <p className="mt-1 text-sm text-muted">
          <Vehicles part={part} />
        </p>
      </div>
      <Money usd={part.sellingPrice} at="today" />
      <div className="flex items-center justify-between gap-2">
        <Availability part={part} />
        <SellButton part={part} />
      </div>
    </li>
  );
}
