import { archiveStates, type ArchivePlace, type BackupArchive } from '@turoos/contract';
import { formatBytes, formatDateTime } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Skeleton } from '@/ui/Skeleton';
import { lagOf } from './lag';

/** How far the continuous copying of changes has got, and to which moments one can go back. */
export function Archive({ archive }: { archive: BackupArchive | undefined }) {
  return (
    <Section
      title="النسخ المستمر"
      description="يصل كل تغيير إلى أماكن النسخ خلال دقيقة، فيعود المتجر كما كان في أي لحظة ولو تلف قرصه"
      actions={archive && <StatusBadge status={archiveStates[archive.state]} />}
    >
      {archive ? <Contents archive={archive} /> : <Skeleton className="h-32 w-full" />}
    </Section>
  );
}

function Contents({ archive: { state, places } }: { archive: BackupArchive }) {
  if (state === 'on')
    return (
      <ul className="-my-3 divide-y divide-line">
        {places.map((place) => (
          <li key={place._id} className="flex flex-col gap-2 py-3">
            <Place place={place} />
          </li>
        ))}
      </ul>
    );
  return <p className="text-muted">{explanations[state]}</p>;
}

const explanations = {
  off: 'أوقفته إعداداته: لو تلف القرص الآن ضاع ما سُجّل بعد آخر نسخة احتياطية.',
  noPlace: 'أضف مكاناً في «نسخ خارج هذا الجهاز»، فيبدأ من تلقاء نفسه.',
  external: (
    <>
      قاعدة البيانات على خادم آخر (<Code>DATABASE_URL</Code>)، فالنسخ المستمر من عمل ذلك الخادم.
    </>
  ),
} as const;

function Place({ place }: { place: ArchivePlace }) {
  const { path, reachedAt, from, copiedAt, isCopying, bytes, problem } = place;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <Code className="break-all">{path}</Code>
        {isCopying && <Badge tone="info">تُنسخ قاعدة البيانات كاملة</Badge>}
        {problem && <Badge tone="danger">لا يصل إليه شيء</Badge>}
      </span>
      {problem && <span className="text-sm text-danger">{problem}</span>}
      <DescriptionList
        blank="لا يوجد بعد"
        facts={[
          { name: 'آخر ما وصل إلى مكان النسخ', value: reachedAt && lagOf(reachedAt) },
          {
            name: 'يمكن العودة إلى أي لحظة',
            value: from && reachedAt && (
              <>
                من <bdi>{formatDateTime(from)}</bdi> إلى <bdi>{formatDateTime(reachedAt)}</bdi>
              </>
            ),
          },
          { name: 'آخر نسخة كاملة', value: copiedAt && <bdi>{formatDateTime(copiedAt)}</bdi> },
          { name: 'الحجم', value: bytes > 0 && <bdi>{formatBytes(bytes)}</bdi> },
        ]}
      />
    </>
  );
}
