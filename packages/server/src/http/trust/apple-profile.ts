import { createHash, X509Certificate } from 'node:crypto';

/** Returns the profile with which iPhones, iPads and Macs install an authority; the same one for the same authority. */
export function appleProfile(authority: string): string {
  const der = new X509Certificate(authority).raw;
  const payload = [
    ...common('com.apple.security.root', uuidOf(der, 'certificate'), 'ye.turoos.authority.certificate'),
    '<key>PayloadContent</key>',
    `<data>${der.toString('base64')}</data>`,
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0"><dict>',
    ...common('Configuration', uuidOf(der, 'profile'), 'ye.turoos.authority'),
    `<key>PayloadContent</key><array><dict>${payload.join('')}</dict></array>`,
    '</dict></plist>',
    '',
  ].join('\n');
}

const common = (type: string, uuid: string, identifier: string): string[] => [
  entry('PayloadType', type),
  entry('PayloadUUID', uuid),
  entry('PayloadIdentifier', identifier),
  entry('PayloadDisplayName', 'تروس: شهادة المتجر'),
  '<key>PayloadVersion</key><integer>1</integer>',
];

const entry = (key: string, value: string): string => `<key>${key}</key><string>${value}</string>`;

function uuidOf(der: Buffer, purpose: string): string {
  const hex = createHash('sha256').update(der).update(purpose).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
