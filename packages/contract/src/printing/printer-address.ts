/** Where a printer is: on the network, or a device or shared printer of the server's machine. */
export type PrinterAddress =
  | { kind: 'network'; host: string; port: number }
  | { kind: 'device'; path: string };

const rawPort = 9100;
const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;
/** A shared printer (\\server\name) or a port of Windows, or an absolute path elsewhere. */
const devicePath = /^(?:\\\\[^\\/]+\\[^\\/]+|(?:LPT|COM)[1-9]|\/.+)$/i;

const hostAndPort = /^\[?([^[\]]+?)\]?(?::(\d{1,5}))?$/;
/** Without brackets its last number would look like a port. */
const bareIpv6 = /^(?=(?:.*:){2})[0-9a-f:.]+$/i;

/** Reads '192.168.1.50', 'printer:9100', '/dev/usb/lp0' or '\\server\printer'; undefined for anything else. */
export function printerAddress(typed: string): PrinterAddress | undefined {
  const text = typed.trim();
  if (devicePath.test(text)) return { kind: 'device', path: text };
  const [, host = '', port] = bareIpv6.test(text) ? [text, text] : (hostAndPort.exec(text) ?? []);
  const isIpv6 = host.includes(':') && /^[0-9a-f:.]+$/i.test(host);
  if (!isIpv6 && !hostName.test(host)) return undefined;
  const number = port === undefined ? rawPort : Number(port);
  return number >= 1 && number <= 65_535 ? { kind: 'network', host, port: number } : undefined;
}
