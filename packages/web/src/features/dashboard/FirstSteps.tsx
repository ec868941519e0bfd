import { Link } from '@/lib/navigation/Link';
import { can } from '@turoos/contract';
import { Banknote, ChevronLeft, LayoutGrid, Package, Warehouse } from 'lucide-react';
import { useUser } from '@/lib/session-state';
import { Card, Section } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';

const steps = [
  {
    to: '/settings',
    right: 'exchangeRates:write',
    icon: Banknote,
    title: 'سعر صرف اليوم',
    text: 'سجّل سعر الدولار بالريال لتظهر الأسعار بالعملتين.',
  },
  {
    to: '/warehouses',
    right: 'warehouses:create',
    icon: Warehouse,
    title: 'المستودع',
    text: 'أضف المستودع أو المتجر الذي تُحفظ فيه القطع.',
  },
  {
    to: '/products',
    right: 'products:create',
    icon: Package,
    title: 'القطع',
    text: 'أدخل القطع يدوياً أو استوردها من ملف CSV.',
  },
] as const;

/** The three things that make an empty shop usable, for those who may do them. */
export function FirstSteps() {
  const user = useUser();
  const mine = steps.filter(({ right }) => can(user, right));
  if (mine.length === 0)
    return (
      <Card>
        <EmptyState icon={LayoutGrid} title="ابدأ من القائمة" message="اختر الشاشة التي تريد العمل عليها." />
      </Card>
    );

  return (
    <Section title="تجهيز المتجر" description="ما يلزم ليصبح النظام جاهزاً للبيع">
      <ol className="grid gap-3 md:grid-cols-3">
        {mine.map(({ to, icon: Icon, title, text }, index) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-start gap-3 rounded-lg border border-line p-4 hover:border-accent hover:bg-accent-soft"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent group-hover:bg-surface">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-semibold">
                  {index + 1}. {title}
                </span>
                <span className="block text-sm text-pretty text-muted">{text}</span>
              </span>
              <ChevronLeft className="mt-3 size-4 shrink-0 text-faint" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
