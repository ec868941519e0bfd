import { importTexts, missingColumns, someOf, type ImportMapping } from '@turoos/contract';
import { mostBytes, sheetTexts } from '@turoos/sheets';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import type { CheckSummary, OpenedSheet } from './sheet-messages';
import { openSheetReader, UnreadableSheet, type SheetReader } from './sheet-reader';

type State =
  | { status: 'none' | 'reading' }
  | { status: 'refused'; message: string }
  | { status: 'read'; sheet: OpenedSheet; checked?: { by: ImportMapping; result: CheckSummary } };

interface Reading {
  /** The columns mapped by the user; null for the recognised ones. */
  mapping: ImportMapping | null;
  /** Rials per dollar, if the prices are in rials. */
  rate: number | undefined;
}

/** Reads and checks the chosen file in a worker. */
export function useSheet(file: File | null, { mapping: chosen, rate }: Reading) {
  const [state, setState] = useState<State>({ status: 'none' });
  const reader = useRef<SheetReader>(undefined);
  const sheet = state.status === 'read' ? state.sheet : undefined;
  const mapping = chosen ?? sheet?.mapping;

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
        if (read && current) setState({ status: 'read', sheet: read });
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
      const result = await reader.current?.ask('check', { mapping, rate });
      if (!result || !current) return;
      setState((now) => (now.status === 'read' ? { ...now, checked: { by: mapping, result } } : now));
      const { duplicates } = result;
      if (duplicates.length > 0) toast({ tone: 'danger', title: importTexts.duplicates(someOf(duplicates)) });
    };
    void check();
    return () => {
      current = false;
    };
  }, [sheet, mapping, rate]);

  return {
    state,
    mapping,
    /** The result of the check with the current mapping. */
    checked: state.status === 'read' && state.checked?.by === mapping ? state.checked?.result : undefined,
    items: async () => (await reader.current?.ask('items')) ?? [],
    productsCsv: async () => (await reader.current?.ask('productsCsv')) ?? '',
    problems: async () => (await reader.current?.ask('problems')) ?? [],
  };
}

export type SheetInUse = ReturnType<typeof useSheet>;
