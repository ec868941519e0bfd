import type { ArrivedPart } from '@turoos/contract';
import { Percent } from 'lucide-react';
import type { TypedMoney } from '@/lib/money/typed-money';
import { MoneyBox } from '@/shared/money/MoneyBox';
import { Quantity } from '@/shared/parts/Quantity';
import { Button } from '@/ui/Button';
import { legible, PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Usd } from '@/ui/Usd';
import { priceRemark } from './new-prices';

type PriceLinesProps = {
  parts: readonly ArrivedPart[];
  prices: readonly (TypedMoney | null)[];
  onChange: (prices: (TypedMoney | null)[]) => void;
  /** Fills in the prices that keep each part's margin. */
  onKeepMargins: () => void;
  disabledReason: string | undefined;
};

/** The parts that arrived, with the change of their cost, their price and a box for a new one. */
export const PriceLines = ({ parts, prices, onChange, onKeepMargins, disabledReason }: PriceLinesProps) => (
  <div className="flex flex-col gap-1">
    <div className="flex justify-end">
      <Button size="sm" icon={Percent} disabledReason={disabledReason} onClick={onKeepMargins}>
        الإبقاء على هامش الربح
      </Button>
    </div>
    <ul className="divide-y divide-line rounded-md border border-line">
      {parts.map((part, index) => (
        <li key={part.product} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2">
          <div className="min-w-44 grow basis-0">
            <p className="break-words">{legible(part.name)}</p>
            <p className="flex flex-wrap gap-x-2 text-sm text-muted">
              <PartNumber>{part.partNumber}</PartNumber>
              <span>
                وصل <Quantity value={part.quantity} unit={part.unit} />
              </span>
              <span>
                التكلفة <Usd cents={part.costBefore} />
                {part.costAfter !== part.costBefore && (
                  <>
                    {' صارت '}
                    <Usd cents={part.costAfter} className="font-semibold text-ink" />
                  </>
                )}
              </span>
              {part.replacement > 0 && (
                <span>
                  آخر سعر شراء <Money usd={part.replacement} at="today" />
                </span>
              )}
            </p>
          </div>
          <p className="text-sm">
            <span className="text-muted">السعر </span>
            <Money usd={part.sellingPrice} at="today" />
          </p>
          <div className="w-full sm:w-64">
            <MoneyBox
              kind="price"
              aria-label={`السعر الجديد لـ ${part.name}`}
              placeholder="السعر الجديد"
              disabled={disabledReason !== undefined}
              value={prices[index] ?? null}
              onChange={(price) => onChange(prices.with(index, price))}
            />
            {priceRemark(part, prices[index] ?? null) && (
              <p className="text-sm text-warning">{priceRemark(part, prices[index] ?? null)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
