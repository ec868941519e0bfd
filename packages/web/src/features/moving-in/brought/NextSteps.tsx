import type { BroughtKind } from '@turoos/contract';
import { BellRing, Boxes, Car, FilePlus, Package, Tags, Truck, Users, type LucideIcon } from 'lucide-react';
import type { LinkProps } from '@/lib/navigation/Link';
import { Section } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';

interface Next extends Pick<LinkProps, 'to' | 'search'> {
  label: string;
  icon: LucideIcon;
}

const parts: Next = { to: '/products', label: 'عرض القطع', icon: Package };
const stock: Next = { to: '/inventory', label: 'عرض المخزون', icon: Boxes };
const labels: Next = { to: '/products', label: 'طباعة الملصقات: حدّد القطع في قائمتها', icon: Tags };

const next: Readonly<Record<BroughtKind, readonly Next[]>> = {
  parts: [parts, stock, labels],
  stock: [stock, labels],
  customers: [
    { to: '/customers', label: 'عرض العملاء', icon: Users },
    { to: '/customers/debts', label: 'الديون وتذكير أصحابها', icon: BellRing },
  ],
  suppliers: [{ to: '/suppliers', search: { account: 'owed' }, label: 'ما للموردين علينا', icon: Truck }],
  prices: [parts],
  vehicles: [{ to: '/vehicles', label: 'عرض المركبات', icon: Car }],
};

/** Where a shop goes on after bringing these kinds. */
export const NextSteps = ({ kinds }: { kinds: readonly BroughtKind[] }) => (
  <Section title="ماذا بعد؟">
    <div className="flex flex-wrap gap-2">
      {[...new Set(kinds.flatMap((kind) => next[kind]))].map(({ label, ...link }) => (
        <LinkButton key={label} {...link}>
          {label}
        </LinkButton>
      ))}
      <LinkButton to="/moving-in" icon={FilePlus} variant="primary">
        نقل ملف آخر
      </LinkButton>
    </div>
  </Section>
);
