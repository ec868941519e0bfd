import { importTexts, missingColumns, someOf, type ImportMapping } from '@turoos/contract';
import { mostBytes, sheetTexts } from '@turoos/sheets';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast-store';
import type { CheckSummary, OpenedSheet } from './sheet-messages';
import { openSheetReader, UnreadableSheet, type SheetReader } from './sheet-reader';

type State =
  | { status: 'none' | 'reading' }
  | { status: 'refused'; message: string }
  | { status: 'read'; sheet: OpenedSheet; mapping: ImportMapping; checked: CheckSummary | null };

/** A chosen file, read and checked beside the page; `rate` when its prices are in rials. */
export function useSheet(file: File | null, rate: number | undefined) {
  const [state, setState] = useState<State>({ status: 'none' });
  const reader = useRef<SheetReader>(undefined);
  const sheet = state.status === 'read' ? state.sheet : undefined;
  const mapping = state.status === 'read' ? state.mapping : undefined;

  useEffect(() => {
    const opened = openSheetReader();
    reader.current = opened;
    return opened.close;
  }, []);

  useEffect(() => {
    let current = true;
    const refuse = (message: string) => {
      if (!current) return;
      setState({ status: 'refused', message });
      toast({ tone: 'danger', title: message });
    };
    const open = async () => {
      if (!file) return setState({ status: 'none' });
      if (file.size > mostBytes) return refuse(sheetTexts.tooBig);
      setState({ status: 'reading' });
      try {
        const read = await reader.current?.ask('open', { file });
        if (read && current) setState({ status: 'read', sheet: read, mapping: read.mapping, checked: null });
      } catch (error) {
        refuse(error instanceof UnreadableSheet ? error.message : sheetTexts.notTable);
      }
    };
    void open();
    return () => {
      current = false;
    };
  }, [file]);

  useEffect(() => {
    if (!sheet || !mapping || missingColumns(mapping).length > 0) return;
    let current = true;
    const check = async () => {
      const checked = await reader.current?.ask('check', { mapping, rate });
      if (!checked || !current) return;
      setState((now) => (now.status === 'read' ? { ...now, checked } : now));
      const { duplicates } = checked;
      if (duplicates.length > 0) toast({ tone: 'danger', title: importTexts.duplicates(someOf(duplicates)) });
    };
    void check();
    return () => {
      current = false;
    };
  }, [sheet, mapping, rate]);

  return {
    state,
    setMapping: (next: ImportMapping) =>
      setState((now) => (now.status === 'read' ? { ...now, mapping: next, checked: null } : now)),
    items: async () => (await reader.current?.ask('items')) ?? [],
    errorLog: async () => (await reader.current?.ask('errorLog')) ?? '',
  };
}

export type SheetInUse = ReturnType<typeof useSheet>;
