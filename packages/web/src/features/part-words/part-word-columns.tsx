import { Fragment } from 'react';
import type { PartWordEntry } from '@turoos/contract';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

/** Words of both languages beside each other, each in its own direction. */
const inTurn = (words: readonly string[]) =>
  words.map((word, place) => (
    <Fragment key={word}>
      {place > 0 && '، '}
      <bdi>{word}</bdi>
    </Fragment>
  ));

export const partWordColumns: Column<PartWordEntry>[] = [
  {
    id: 'word',
    header: 'الكلمة',
    primary: true,
    cell: ({ word }) => legible(word),
  },
  {
    id: 'means',
    header: 'تعني',
    phone: 'note',
    cell: ({ means }) => <span className="line-clamp-2 text-muted">{inTurn(means)}</span>,
  },
  {
    id: 'source',
    header: 'المصدر',
    phone: 'badge',
    cell: ({ source, isOn }) =>
      source === 'own' ? (
        <Badge tone="info">من المتجر</Badge>
      ) : (
        !isOn && <Badge tone="warning">غير نشطة</Badge>
      ),
  },
];
