import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Price } from './Price';
import type { Shown } from './shown';

/** The sale that was just saved: its total, the money that was handed over and, largest, the change. */
export const ShownPaid = ({ total, received, change, pricing }: Extract<Shown, { is: 'paid' }>) => (
  <div className="display-page flex grow flex-col items-center justify-center text-center">
    <dl className="flex flex-col gap-4">
      <Row label="الإجمالي" className="display-larger">
        <Price cents={total} pricing={pricing} className="items-center" />
      </Row>
      {received && (
        <Row label="المستلم" className="display-larger">
          {legible(received)}
        </Row>
      )}
      {change && (
        <Row label="الباقي لكم" className="display-largest text-success">
          {legible(change)}
        </Row>
      )}
    </dl>
    <p className="text-muted">شكراً لكم</p>
  </div>
);

const Row = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className={cn('leading-tight font-semibold text-balance', className)}>{children}</dd>
  </div>
);
