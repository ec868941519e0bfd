import type { EnrichedPart } from '@turoos/contract';
import { PackagePlus } from 'lucide-react';
import { navigate } from '@/lib/navigation/hooks';
import { Link } from '@/lib/navigation/Link';
import { passRouteState } from '@/lib/navigation/route-state';
import { usePermit } from '@/lib/session/can';
import { SourceNotes } from '@/shared/parts/SourceNotes';
import { Button } from '@/ui/Button';
import { Card, Section } from '@/ui/Card';
import { Code, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { EmptyState } from '@/ui/EmptyState';
import { Confidence } from './Confidence';

const labels: Readonly<Record<string, string>> = {
  name: 'الاسم',
  brand: 'العلامة التجارية',
  description: 'الوصف',
  category: 'الفئة',
  subCategory: 'الفئة الفرعية',
};

export function PartResult({ part }: { part: EnrichedPart }) {
  const { facts, partNumber, productId, evidence, warning, attributes } = part;
  if (facts.length === 0)
    return (
      <Card>
        <EmptyState
          scene="search"
          title="لا يُعرف شيء عن هذا الرقم"
          message="لا توجد قطعة بهذا الرقم في كتالوج المتجر، ولا بين أرقامها الأصلية والبديلة."
        />
      </Card>
    );
  return (
    <Section
      title="نتيجة البحث"
      actions={
        <>
          <Confidence value={part.confidence} />
          <Adopt part={part} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DescriptionList
          facts={[
            { name: 'رقم القطعة', value: <PartNumber>{partNumber}</PartNumber> },
            ...(['name', 'brand', 'description', 'category', 'subCategory'] as const).map((field) => ({
              name: labels[field] ?? field,
              value: part[field] && <Said part={part} field={field} text={part[field]} />,
            })),
            ...Object.entries(attributes).map(([name, value]) => ({ name, value: String(value) })),
          ]}
        />
        <Vehicles part={part} />
        {productId && (
          <p>
            القطعة مسجلة في المتجر:{' '}
            <Link to="/products/$id" params={{ id: productId }} className="text-accent hover:underline">
              فتح بطاقة المنتج
            </Link>
          </p>
        )}
        <SourceNotes lines={evidence} warning={warning} />
      </div>
    </Section>
  );
}

/** A fact with its confidence; the tooltip names its source. */
function Said({ part, field, text }: { part: EnrichedPart; field: string; text: string }) {
  const fact = part.facts.find((one) => one.field === field);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {text}
      {fact && fact.confidence < 1 && <Confidence value={fact.confidence} title={fact.evidence} />}
    </span>
  );
}

function Vehicles({ part: { compatibility } }: { part: EnrichedPart }) {
  if (compatibility.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">المركبات المتوافقة</h3>
      <ul className="flex flex-wrap gap-2">
        {compatibility.map(({ make, model, year, yearTo, engine }) => (
          <li
            key={`${make} ${model} ${year} ${yearTo} ${engine}`}
            className="rounded-sm bg-sunken px-2 text-sm"
          >
            <Code>{[make, model, yearsText(year, yearTo), engine].filter(Boolean).join(' ')}</Code>
          </li>
        ))}
      </ul>
    </section>
  );
}

const yearsText = (from: number | null, to: number | null): string =>
  from === to ? String(from ?? '') : `${from ?? ''}–${to ?? ''}`;

function Adopt({ part }: { part: EnrichedPart }) {
  const mayCreate = usePermit('products:create');
  const adopt = () => {
    passRouteState('part', part);
    void navigate({ to: '/products', search: { create: '1' } });
  };
  return (
    <Button
      variant="primary"
      icon={PackagePlus}
      disabledReason={mayCreate.reason ?? (part.productId !== null && 'القطعة مسجلة في المتجر')}
      onClick={adopt}
    >
      اعتماد البيانات
    </Button>
  );
}
