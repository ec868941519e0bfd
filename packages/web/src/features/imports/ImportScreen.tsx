import type { ImportResult } from '@turoos/contract';
import { SourceVehicleFields } from '@/shared/source-vehicles/SourceVehicleFields';
import { Section } from '@/ui/Card';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { useRate } from '@/ui/rate-context';
import { RecoveredNote } from '@/ui/RecoveredNote';
import { BillChoice } from './bill/BillChoice';
import { BillFields } from './bill/BillFields';
import { CurrencyField } from './bill/CurrencyField';
import { ColumnMapping } from './file/ColumnMapping';
import { FileDrop } from './file/FileDrop';
import { useSheet } from './file/use-sheet';
import { importGuard } from './import-guard';
import { ImportBar } from './ImportBar';
import { ImportHeader } from './ImportHeader';
import { ChangesPreview } from './result/ChangesPreview';
import { CheckResult } from './result/CheckResult';
import { ErrorLog } from './result/ErrorLog';
import { outcomeOf } from './result/import-outcome';
import { ImportDone } from './result/ImportDone';
import { refusedRows } from './result/refused-rows';
import { useImport } from './use-import';
import { useImportDraft } from './use-import-draft';
import { useImportProducts } from './use-import-products';
import { useOutcome } from './use-outcome';

/** A list becomes parts and stock, and a bill when it is a supplier's. */
export function ImportScreen() {
  const { draft, change, recovered, startOver } = useImportDraft();
  const rate = useRate() ?? undefined;
  const sheet = useSheet(draft.file, {
    mapping: draft.mapping,
    rate: draft.currency === 'YER' ? rate : undefined,
  });
  const { state, mapping, checked } = sheet;
  const { outcome, keep, dismiss } = useOutcome();
  const finish = async (result: ImportResult) => {
    const problems = await sheet.problems();
    if (checked)
      keep(outcomeOf({ fileName: draft.file?.name ?? '', at: new Date(), checked, problems, result }));
    startOver();
  };
  const bill = useImport(draft, sheet.items, (result) => void finish(result));
  const products = useImportProducts(draft, sheet.productsCsv, (result) => void finish(result));
  const sending = draft.withBill ? bill : products;

  if (outcome)
    return (
      <>
        <ImportHeader />
        <ImportDone outcome={outcome} onNewFile={dismiss} />
      </>
    );
  return (
    <>
      <ImportHeader />
      <div className="flex flex-col gap-4">
        {recovered && <RecoveredNote onDiscard={startOver}>استعدنا الاستيراد الذي لم يكتمل.</RecoveredNote>}
        <Section title="فاتورة الشراء">
          <div className="flex flex-col gap-4">
            <BillChoice withBill={draft.withBill} onChange={(withBill) => change({ withBill })} />
            {draft.withBill ? (
              <>
                <BillFields draft={draft} onChange={change} />
                <SourceVehicleFields car={draft.vehicle} onChange={(vehicle) => change({ vehicle })} />
              </>
            ) : (
              <CurrencyField value={draft.currency} onChange={(currency) => change({ currency })} />
            )}
          </div>
        </Section>
        <Section title="الملف">
          <FileDrop file={draft.file} state={state} onFile={(file) => change({ file, mapping: null })} />
          {state.status === 'read' && mapping && (
            <ColumnMapping
              key={draft.file?.lastModified}
              sheet={state.sheet}
              mapping={mapping}
              onChange={(chosen) => change({ mapping: chosen })}
            />
          )}
        </Section>
        {checked && (
          <>
            <CheckResult checked={checked} withBill={draft.withBill} />
            <ErrorLog log={checked.problems} count={checked.problemCount} all={sheet.problems} />
            <ChangesPreview checked={checked} items={sheet.items} />
          </>
        )}
        <ErrorBanner error={sending.error} />
        <ErrorLog log={refusedRows(sending.error)} />
        <ImportBar
          rows={checked?.valid ?? 0}
          busy={sending.sending}
          percent={products.sending ? products.percent : undefined}
          blocked={importGuard(draft, checked)}
          onImport={() => void sending.send()}
        />
      </div>
    </>
  );
}
