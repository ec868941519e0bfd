import { Banknote, ChevronLeft, Package, Warehouse } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Section } from '@/ui/Card';

const steps = [
  {
    to: '/settings',
    icon: Banknote,
    title: 'سعر صرف اليوم',
    text: 'سجّل سعر الدولار بالريال لتظهر الأسعار بالعملتين.',
  },
  {
    to: '/warehouses',
    icon: Warehouse,
    title: 'المستودع',
    text: 'أضف المستودع أو المحل الذي تُحفظ فيه القطع.',
  },
  {
    to: '/products',
    icon: Package,
    title: 'القطع',
    text: 'أدخل القطع يدوياً أو استوردها من ملف CSV.',
  },
] as const;

/** The three things that make an empty shop usable. */
export function FirstSteps() {
  return (
    <Section title="تجهيز المحل" description="ثلاث خطوات ويصبح النظام جاهزاً للبيع">
      <ol className="grid gap-3 md:grid-cols-3">
        {steps.map(({ to, icon: Icon, title, text }, index) => (
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
