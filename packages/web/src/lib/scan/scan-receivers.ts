import { onceArrived } from './held-scans';
import { fillScanField } from './scan-fields';

interface ScanReceiver {
  take: (code: string) => void;
  /** How many dialogs were open when it appeared: its own, and those below it. */
  depth: number;
  /** Receives scans also while another dialog is open above it. */
  throughDialogs: boolean;
}

/** Receives the scans that no screen and no dialog receives. */
export interface LastReceiver {
  /** No dialog is open and the screen gives scans no meaning of its own. */
  onPage: (code: string) => void;
  /** The dialog on top takes no scans. */
  inDialog: (code: string) => void;
}

/** The mounted screens and dialogs that receive scans, the newest last. */
const receivers: ScanReceiver[] = [];
let lastReceiver: LastReceiver | undefined;
/** Scans that nobody received before the last receiver had loaded. */
const early: string[] = [];

/** Dialogs that fade out no longer count, so that a scan right after saving belongs to the screen below. */
const openDialogs = () => document.querySelectorAll('dialog[open]:not([data-closing])').length;

/** Registers a receiver and returns a function that removes it. */
export function addReceiver(take: (code: string) => void, throughDialogs: boolean): () => void {
  const receiver = { take, throughDialogs, depth: openDialogs() };
  receivers.push(receiver);
  return () => {
    const place = receivers.indexOf(receiver);
    if (place >= 0) receivers.splice(place, 1);
  };
}

/** Sets what happens to scans that nobody receives; returns a function that ends it. */
export function setLastReceiver(receiver: LastReceiver): () => void {
  lastReceiver = receiver;
  early.splice(0).forEach(give);
  return () => {
    if (lastReceiver === receiver) lastReceiver = undefined;
  };
}

/** Hands a scan of a scanner or a camera to the screen or dialog it is meant for. */
export const deliverScan = (code: string): void => onceArrived(() => give(code));

/** Gives a scan that the screen has no use for the meaning it has everywhere. */
export const openElsewhere = (code: string): void =>
  lastReceiver ? lastReceiver.onPage(code) : void early.push(code);

function give(code: string): void {
  const open = openDialogs();
  const isMeant = ({ depth, throughDialogs }: ScanReceiver) =>
    depth === open || (throughDialogs && depth < open);
  if (fillScanField(code, 'focused')) return;
  const receiver = receivers.findLast(isMeant);
  if (receiver) return receiver.take(code);
  if (fillScanField(code, 'any')) return;
  if (!lastReceiver) early.push(code);
  else if (open > 0) lastReceiver.inDialog(code);
  else lastReceiver.onPage(code);
}
