import { useState } from 'react';
import { useRate } from '@/ui/rate-context';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { Section } from '@/ui/Card';
import { BillFields } from './bill/BillFields';
import { CarFields } from './bill/CarFields';
import { ColumnMapping } from './file/ColumnMapping';
import { FileDrop } from './file/FileDrop';
import { useSheet } from './file/use-sheet';
import { ImportBar } from './ImportBar';
import { importGuard } from './import-guard';
import { ImportHeader } from './ImportHeader';
import { RecoveredNotice } from './RecoveredNotice';
import { ChangesPreview } from './result/ChangesPreview';
import { CheckResult } from './result/CheckResult';
import { ErrorLog } from './result/ErrorLog';
import { ImportDone } from './result/ImportDone';
import { useImport } from './use-import';
import { useImportDraft } from './use-import-draft';

/** A supplier's list becomes parts, stock and a bill. */
export function ImportScreen() {
  const { draft, change, recovered, startOver } = useImportDraft();
  const rate = useRate() ?? undefined;
  const sheet = useSheet(draft.file, draft.currency === 'YER' ? rate : undefined);
  const sending = useImport(draft, sheet.items, startOver);
  const [seen, setSeen] = useState(false);
  const read = sheet.state.status === 'read' ? sheet.state : undefined;

  if (sending.result)
    return (
      <>
        <ImportHeader />
        <ImportDone result={sending.result} onNewFile={sending.forget} />
      </>
    );
  return (
    <>
      <ImportHeader />
      <div className="flex flex-col gap-4">
        {recovered && !seen && <RecoveredNotice onKeep={() => setSeen(true)} onDiscard={startOver} />}
        <Section title="فاتورة الشراء" description="تُنشأ مع الاستيراد، غير مدفوعة، وتدخل كمياتها المستودع.">
          <BillFields draft={draft} onChange={change} />
          <CarFields vehicle={draft.vehicle} onChange={(vehicle) => change({ vehicle })} />
        </Section>
        <Section title="الملف">
          <FileDrop file={draft.file} state={sheet.state} onFile={(file) => change({ file })} />
          {read && (
            <ColumnMapping
              key={draft.file?.lastModified}
              sheet={read.sheet}
              mapping={read.mapping}
              onChange={(mapping) => {
                sheet.setMapping(mapping);
                change({});
              }}
            />
          )}
        </Section>
        {read?.checked && (
          <>
            <CheckResult checked={read.checked} />
            <ErrorLog checked={read.checked} errorLog={sheet.errorLog} />
            <ChangesPreview checked={read.checked} items={sheet.items} />
          </>
        )}
        <ErrorBanner error={sending.error} />
        <ImportBar
          rows={read?.checked?.valid ?? 0}
          busy={sending.sending}
          blocked={importGuard(draft, read?.checked)}
          onImport={() => void sending.send()}
        />
      </div>
    </>
  );
}
