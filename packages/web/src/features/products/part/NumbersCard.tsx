import type { PartDetail } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Link } from '@/lib/navigation/Link';
import { Section } from '@/ui/Card';
import { Code, legible, PartNumber } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';

type PartLink = PartDetail['replaces'][number];

/** The part's numbers, related parts and notes. */
export function NumbersCard({ part }: { part: PartDetail }) {
  return (
    <Section title="الأرقام والبدائل">
      <DescriptionList
        facts={[
          { name: 'رقم القطعة', value: <PartNumber>{part.partNumber}</PartNumber> },
          { name: 'الرمز الداخلي', value: part.code && <Code>{part.code}</Code> },
          { name: 'الباركود', value: part.barcode && <Code>{part.barcode}</Code> },
          { name: 'رقم المورد', value: part.supplierPartNumber && <Code>{part.supplierPartNumber}</Code> },
          { name: 'أرقام الوكالة (OEM)', value: numbers(part.oemNumbers) },
          { name: 'أرقام بديلة', value: numbers(part.alternativeNumbers) },
          { name: 'حلّت محلها القطعة', value: part.replacedBy && links([part.replacedBy]) },
          { name: 'حلّت محل', value: part.replaces.length > 0 && links(part.replaces) },
          {
            name: 'الوصف',
            value: part.description && <p className="whitespace-pre-line">{part.description}</p>,
          },
        ]}
      />
    </Section>
  );
}

const numbers = (all: readonly string[]): ReactNode =>
  all.length > 0 && (
    <span className="flex flex-wrap gap-1.5">
      {all.map((number) => (
        <PartNumber key={number}>{number}</PartNumber>
      ))}
    </span>
  );

const links = (parts: readonly PartLink[]): ReactNode => (
  <span className="flex flex-col items-start gap-1">
    {parts.map(({ _id, name, partNumber }) => (
      <Link
        key={_id}
        to="/products/$id"
        params={{ id: _id }}
        className="font-semibold text-accent-strong hover:underline"
      >
        {legible(name)} <PartNumber>{partNumber}</PartNumber>
      </Link>
    ))}
  </span>
);
