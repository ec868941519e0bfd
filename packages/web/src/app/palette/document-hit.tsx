import type { FoundDocument, FoundDocumentKind } from '@turoos/contract';
import {
  ArrowLeftRight,
  Banknote,
  ClipboardList,
  FileDown,
  FileText,
  HandCoins,
  Lock,
  ReceiptText,
  SlidersHorizontal,
  Trash2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { stringifySearch } from '@/lib/navigation/target';
import { Code, legible } from '@/ui/Code';
import { documentWords } from './document-words';
import { DocumentFacts } from './facts';
import type { Hit } from './hit';

const icons: Readonly<Record<FoundDocumentKind, LucideIcon>> = {
  sale: ReceiptText,
  quotation: FileText,
  purchase: FileDown,
  adjustment: SlidersHorizontal,
  transfer: ArrowLeftRight,
  count: ClipboardList,
  scrap: Trash2,
  receipt: HandCoins,
  payment: Banknote,
  shift: Lock,
  expense: Wallet,
  moneyTransfer: HandCoins,
};

export const documentHit = (document: FoundDocument): Hit => ({
  id: document._id,
  label: nameOf(document),
  detail: legible(document.to === null ? document.about : `من ${document.about} إلى ${document.to}`),
  facts: <DocumentFacts document={document} />,
  icon: icons[document.kind],
  to: hrefOf(document),
  rank: document.exact ? 0 : 2,
  thing: { kind: document.kind, id: document._id },
});

function nameOf({ kind, number, status }: FoundDocument) {
  const { name, statuses } = documentWords[kind];
  // a held invoice and an open shift have no number yet
  if (number === null) return `${name} ${statuses[status]?.label ?? ''}`;
  return (
    <>
      {name} <Code>{kind === 'shift' ? `Z ${number}` : number}</Code>
    </>
  );
}

function hrefOf({ kind, _id, number }: FoundDocument): string {
  const { place } = documentWords[kind];
  return 'record' in place
    ? `${place.record}/${_id}`
    : `${place.list}${stringifySearch({ tab: place.tab, q: number })}`;
}
