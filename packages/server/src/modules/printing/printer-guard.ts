import { lookup } from 'node:dns/promises';
import { stat } from 'node:fs/promises';
import { BlockList, isIP } from 'node:net';
import { join, normalize, sep } from 'node:path';
import { AppError, printerAddress, printingTexts, type PrinterAddress } from '@turoos/contract';

/** The networks of a shop: this machine, and addresses that are not routed on the internet. */
const local = new BlockList();
local.addSubnet('127.0.0.0', 8);
local.addSubnet('10.0.0.0', 8);
local.addSubnet('172.16.0.0', 12);
local.addSubnet('192.168.0.0', 16);
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');

export interface PrinterLimits {
  /** The ports that printers may have, both ends included. */
  ports: readonly [number, number];
  /** Files in this folder stand for printers, for shops without one. */
  fileFolder: string;
}

export const printerLimits = (config: {
  printerPorts: readonly [number, number];
  dataDir: string;
}): PrinterLimits => ({ ports: config.printerPorts, fileFolder: join(config.dataDir, 'printers') });

const isLocal = (address: string) => local.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const refused = (text: string) => new AppError('RULE', text);

/**
 * Returns where to send a job, or throws: the server must not become a way to reach other machines, ports or files.
 * A name is resolved here, and the connection goes to the resolved address, so that it cannot change in between.
 */
export async function allowedAddress(typed: string, limits: PrinterLimits): Promise<PrinterAddress> {
  const address = printerAddress(typed);
  if (!address) throw refused(printingTexts.address);
  if (address.kind === 'device') {
    await assertDevice(address.path, limits);
    return address;
  }
  const [least, most] = limits.ports;
  if (address.port < least || address.port > most) throw refused(printingTexts.addressRefused);
  const found = isIP(address.host)
    ? [{ address: address.host }]
    : await lookup(address.host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) throw refused(printingTexts.noAnswer);
  if (!found.every((one) => isLocal(one.address))) throw refused(printingTexts.addressRefused);
  return { ...address, host: first.address };
}

/** The names of printers and serial ports; other devices would take a job for a command, or for the disk's content. */
const printerDevice = /^\/dev\/(?:(?:usb\/)?lp\d+|usb\/\w+|tty(?:USB|ACM|S)\d+)$/;

/** Refuses paths that are not printers, because a job would destroy the file. */
async function assertDevice(path: string, { fileFolder }: PrinterLimits): Promise<void> {
  const isShared = path.startsWith('\\\\') || /^(LPT|COM)[1-9]$/i.test(path);
  if (isShared) {
    if (process.platform !== 'win32') throw refused(printingTexts.pathRefused);
    return;
  }
  if (normalize(path).startsWith(fileFolder + sep)) return;
  if (!printerDevice.test(path)) throw refused(printingTexts.pathRefused);
  const found = await stat(path).catch(() => undefined);
  // a printer that is switched off has no device
  if (found && !found.isCharacterDevice()) throw refused(printingTexts.pathRefused);
}
