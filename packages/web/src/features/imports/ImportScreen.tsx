import { importTexts, type ImportResult } from '@turoos/contract';
import { CarFront, Download, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useUser } from '@/lib/session/session-state';
import { BringLink } from '@/shared/moving-in/BringLink';
import { SourceVehicleFields } from '@/shared/source-vehicles/SourceVehicleFields';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { useRate } from '@/ui/rate-context';
import { RecoveredNote } from '@/ui/RecoveredNote';
import { ColumnMapping } from './file/ColumnMapping';
import { ListFile } from './file/ListFile';
import { saveTemplate } from './file/save-template';
import { useSheet } from './file/use-sheet';
import { importGuard } from './import-guard';
import { followImport, forgetImport, isRunning, useImportRun } from './import-run';
import { ImportBar } from './ImportBar';
import { CurrencyField } from './purchase/CurrencyField';
import { PurchaseChoice } from './purchase/PurchaseChoice';
import { PurchaseFields } from './purchase/PurchaseFields';
import { ChangesPreview } from './result/ChangesPreview';
import { CheckResult } from './result/CheckResult';
import { ErrorLog } from './result/ErrorLog';
import { ImportDone } from './result/ImportDone';
import { judgedCheck } from './result/judged-check';
import { refusedRows } from './result/refused-rows';
import { useImport } from './use-import';
import { useImportDraft } from './use-import-draft';
import { useImportProducts } from './use-import-products';
import { useOutcome } from './use-outcome';
import { usePreview } from './use-preview';

/** Imports a list as parts and stock, with a purchase when the list is a supplier's. */
export function ImportScreen() {
  const { _id: userId } = useUser();
  const { draft, ready, change, recovered, startOver } = useImportDraft();
  const rate = useRate() ?? undefined;
  const sheet = useSheet(draft.file, {
    mapping: draft.mapping,
    rate: draft.currency === 'YER' ? rate : undefined,
  });
  const { state, mapping, checked } = sheet;
  const preview = usePreview(checked, sheet.items);
  const judged = checked && judgedCheck(checked, preview.query.data);
  const { outcome, keep, dismiss } = useOutcome();
  const purchase = useImport(draft, sheet);
  const products = useImportProducts(draft, sheet);
  const sending = draft.withPurchase ? purchase : products;
  const run = useImportRun(userId);
  const done = outcome ?? run?.outcome;

  useEffect(() => {
    if (!run?.outcome || !ready) return;
    keep(run.outcome);
    startOver();
    forgetImport();
  }, [run, ready, keep, startOver]);

  async function send() {
    if (!checked) return;
    const about = { fileName: draft.file?.name ?? '', checked, problems: await sheet.problems() };
    await sending.send((sent: Promise<ImportResult>) => void followImport(userId, about, sent));
  }

  if (done)
    return (
      <>
        <ImportHeader />
        <ImportDone outcome={done} onNewFile={dismiss} />
      </>
    );
  return (
    <>
      <ImportHeader />
      <div className="flex flex-col gap-4">
        {recovered && <RecoveredNote onDiscard={startOver}>استعدنا الاستيراد الذي لم يكتمل.</RecoveredNote>}
        <Section title="فاتورة الشراء">
          <div className="flex flex-col gap-4">
            <PurchaseChoice
              withPurchase={draft.withPurchase}
              onChange={(withPurchase) => change({ withPurchase })}
            />
            {draft.withPurchase ? (
              <>
                <PurchaseFields draft={draft} onChange={change} />
                <SourceVehicleFields vehicle={draft.vehicle} onChange={(vehicle) => change({ vehicle })} />
              </>
            ) : (
              <CurrencyField value={draft.currency} onChange={(currency) => change({ currency })} />
            )}
          </div>
        </Section>
        <Section title="الملف">
          <ListFile file={draft.file} state={state} onFile={(file) => change({ file, mapping: null })} />
          {state.status === 'read' && mapping && (
            <ColumnMapping
              key={draft.file?.lastModified}
              sheet={state.sheet}
              mapping={mapping}
              onChange={(chosen) => change({ mapping: chosen })}
            />
          )}
        </Section>
        {judged && (
          <>
            <CheckResult checked={judged} withPurchase={draft.withPurchase} />
            <ErrorLog
              log={judged.problems}
              count={judged.problemCount}
              all={async () => [...(await sheet.problems()), ...judged.refused]}
              hint={judged.duplicates.length > 0 ? importTexts.blocked : undefined}
            />
            {checked.valid > 0 && <ChangesPreview preview={preview} />}
          </>
        )}
        <ErrorBanner error={sending.error ?? run?.error} />
        <ErrorLog log={refusedRows(sending.error ?? run?.error)} />
        <ImportBar
          rows={judged?.valid ?? 0}
          busy={sending.sending || isRunning(run)}
          percent={products.sending ? products.percent : undefined}
          blocked={importGuard(draft, judged)}
          onImport={() => void send()}
        />
      </div>
    </>
  );
}

const ImportHeader = () => (
  <PageHeader
    title="استيراد المنتجات"
    description="من ملف إلى منتجات وكميات، مع فاتورة شراء أو بدونها، تدخل الصفوف الصالحة معاً، وتبقى الأخطاء في السجل."
    actions={
      <>
        <Button icon={Download} onClick={saveTemplate}>
          تنزيل القالب
        </Button>
        <BringLink />
        <LinkButton to="/vin-parts-import" icon={Sparkles}>
          AI Import
        </LinkButton>
        <LinkButton to="/source-vehicles" icon={CarFront}>
          السيارات المفككة
        </LinkButton>
      </>
    }
  />
);
