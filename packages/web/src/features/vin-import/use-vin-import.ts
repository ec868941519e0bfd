import { enrichmentApi, tidyVin, vinImportApi, vinImportTexts, vinProblem } from '@turoos/contract';
import { useEffect, useMemo, useState } from 'react';
import { useKeptDraft } from '@/lib/drafts/use-kept-draft';
import { formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useRouteState } from '@/lib/navigation/route-state';
import { newId } from '@/lib/platform/new-id';
import { useScans } from '@/lib/scan/use-scans';
import { toast } from '@/lib/toasts/toast-store';
import { emptyDraft, importOf, isBlank, withFound, withVin, type VinDraft } from './import-draft';
import { problemsOf, whyNotSave } from './row-problems';
import type { VinRow } from './vin-columns';
import { fillDefaults, withScanned } from './vin-rows';

/** Milliseconds: the server may query an external service, and a large table takes time. */
const TIMEOUT_MS = 60_000;

export function useVinImport() {
  const handed = useRouteState('vinParts');
  const { draft, setDraft, isNews, startOver } = useKeptDraft<VinDraft>({
    scope: 'vin-import-1',
    empty: emptyDraft,
    isBlank,
  });
  useEffect(() => {
    if (handed) setDraft((now) => withFound(now, handed));
  }, [handed, setDraft]);

  const [vinError, setVinError] = useState<string>();
  const lookup = useAction(enrichmentApi.vinParts, {
    failed: vinImportTexts.lookupFailed,
    timeout: TIMEOUT_MS,
    onDone: (found) => {
      if (found.parts.length === 0)
        toast({ tone: 'info', title: vinImportTexts.noParts, message: vinImportTexts.noPartsText });
      setDraft((now) => withFound(now, found));
    },
  });
  const send = useAction(vinImportApi.import, {
    key: draft.key,
    failed: vinImportTexts.failed,
    timeout: TIMEOUT_MS,
    onDone: ({ importedCount }) => {
      toast({ title: vinImportTexts.imported, message: `عدد القطع: ${formatNumber(importedCount)}` });
      startOver();
    },
  });

  const { rows, vin, warehouse, location } = draft;
  const problems = useMemo(() => problemsOf(rows), [rows]);
  const change = (changes: Partial<VinDraft>) => setDraft((now) => ({ ...now, ...changes, key: newId() }));
  const changeVin = (next: string) => setDraft((now) => ({ ...withVin(now, next), key: newId() }));
  const changeRows = useMemo(
    () => (edit: (rows: readonly VinRow[]) => VinRow[]) =>
      setDraft((now) => ({ ...now, rows: edit(now.rows), key: newId() })),
    [setDraft],
  );
  useScans(
    (code) => {
      const scanned = tidyVin(code);
      if (vinProblem(scanned)) changeRows((now) => withScanned(now, code));
      else changeVin(scanned);
    },
    { wanted: !send.data },
  );

  return {
    draft,
    change,
    changeVin,
    changeRows,
    problems,
    isNews,
    vinError,
    lookup,
    search: () => {
      setVinError(vin.trim() ? undefined : vinImportTexts.vinFirst);
      if (vin.trim()) lookup.mutate({ body: { vin } });
    },
    fill: () => changeRows((now) => fillDefaults(now, { warehouse, location })),
    blocked: whyNotSave({ vin, warehouse, rows, problems }),
    save: () => send.mutate({ body: importOf(draft) }),
    isSaving: send.isPending,
    result: send.data,
    again: () => {
      send.reset();
      lookup.reset();
    },
    discard: () => {
      startOver();
      lookup.reset();
    },
  };
}

export type VinImporting = ReturnType<typeof useVinImport>;
