import { networkApi, type NetworkAccess } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Section } from '@/ui/Card';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { QrCode } from '@/ui/QrCode';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { SecureAddressLink } from '@/ui/SecureAddressLink';

/** How phones and other computers reach the shop, and how they come to trust it. */
export function DevicesTab() {
  const access = useData('settings', networkApi.access, {});
  return (
    <Section
      title="الأجهزة الأخرى"
      description="تفتح الهواتف والحواسيب المتجر من الشبكة نفسها دون إنترنت. بالعنوان الآمن تعمل الكاميرا والإشعارات، ويفتح البرنامج عند انقطاع الشبكة."
      actions={!window.isSecureContext && <SecureAddressLink />}
    >
      <QueryBoundary query={access} title="فشل في جلب عناوين الخادم">
        {(found) => (found.plain.length > 0 ? <Ways {...found} /> : <p>{UNREACHABLE}</p>)}
      </QueryBoundary>
    </Section>
  );
}

const UNREACHABLE = 'لا يصل إلى هذا الخادم إلا الجهاز الذي يعمل عليه: هو غير موصول بشبكة، أو ضُبط على ذلك.';

function Ways({ secure, plain, trustPage, certificateEnds, fingerprints }: NetworkAccess) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <DescriptionList
        facts={[
          {
            name: 'العنوان الآمن',
            value: secure.length > 0 ? <Addresses all={secure} /> : 'غير مشغّل على هذا الخادم',
          },
          { name: 'العنوان العادي', value: <Addresses all={plain} /> },
          { name: 'تنتهي الشهادة', value: certificateEnds && <EndOf day={certificateEnds} /> },
          { name: 'بصمة شهادة المتجر', value: fingerprints && <Fingerprint {...fingerprints} /> },
        ]}
      />
      {trustPage && (
        <div className="flex flex-col items-center gap-2 text-center">
          <QrCode text={trustPage} />
          <p className="text-sm text-muted">
            صوّره بكاميرا الهاتف، أو افتح في الجهاز <Code>{trustPage}</Code> واتبع الخطوات.
          </p>
        </div>
      )}
    </div>
  );
}

const Addresses = ({ all }: { all: readonly string[] }) => (
  <ul>
    {all.map((address) => (
      <li key={address}>
        <a
          href={address}
          className="hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Code>{address}</Code>
        </a>
      </li>
    ))}
  </ul>
);

const EndOf = ({ day }: { day: Date }) => (
  <>
    <Code>{formatDate(day)}</Code>، وتُجدّد قبل ذلك من نفسها
  </>
);

const Fingerprint = ({ sha256, sha1 }: { sha256: string; sha1: string }) => (
  <div className="flex flex-col gap-1 text-sm">
    <Code className="wrap-anywhere">{`SHA-256 ${sha256}`}</Code>
    <Code className="wrap-anywhere">{`SHA-1 ${sha1}`}</Code>
  </div>
);
