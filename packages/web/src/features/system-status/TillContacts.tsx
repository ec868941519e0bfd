import { counted, ltr, nouns, type SystemStatus } from '@turoos/contract';
import { formatAgo } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';

/** When each till was last heard of, and what it has not sent yet. */
export const TillContacts = ({ tills }: { tills: SystemStatus['tills'] }) => (
  <Section title="نقاط البيع">
    <DescriptionList
      facts={tills.map(({ name, code, lastSeenAt, waiting }) => ({
        name: `${name} (${ltr(code)})`,
        value: (
          <>
            {lastSeenAt ? `آخر اتصال ${formatAgo(lastSeenAt)}` : 'لم تتصل بعد'}
            {waiting > 0 && `، لم تصل منها ${counted(waiting, nouns.invoice)}`}
          </>
        ),
      }))}
    />
  </Section>
);
