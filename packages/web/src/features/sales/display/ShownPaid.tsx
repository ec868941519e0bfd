import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Price } from './Price';
import type { Shown } from './shown';

/** The sale that was just saved: its total, the money that was handed over and, largest, the change. */
export const ShownPaid = ({ total, received, change, pricing }: Extract<Shown, { is: 'paid' }>) => (
  <div className="flex grow flex-col items-center justify-center gap-[1em] p-[1em] text-center">
    <dl className="flex flex-col gap-[0.6em]">
      <Row label="الإجمالي" className="text-[1.6em]">
        <Price cents={total} pricing={pricing} className="items-center" />
      </Row>
      {received && (
        <Row label="المستلم" className="text-[1.6em]">
          {legible(received)}
        </Row>
      )}
      {change && (
        <Row label="الباقي لكم" className="text-[2.6em] text-success">
          {legible(change)}
        </Row>
      )}
    </dl>
    <p className="text-[1.4em] text-muted">شكراً لكم</p>
  </div>
);

const Row = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className={cn('font-semibold text-balance', className)}>{children}</dd>
  </div>
);
