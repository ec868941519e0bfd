const shapes = {
  filter: `
    <rect x="270" y="120" width="260" height="380" rx="28" fill="#d9742b"/>
    <rect x="250" y="90" width="300" height="60" rx="14" fill="#3b4146"/>
    ${Array.from({ length: 9 }, (_, n) => `<rect x="${290 + n * 26}" y="170" width="8" height="240" fill="#b85c1c"/>`).join('')}
    <rect x="300" y="430" width="200" height="40" rx="8" fill="#fff"/>`,
  pads: `
    <path d="M150 210 h220 a40 40 0 0 1 40 40 v110 a60 60 0 0 1 -60 60 h-180 a60 60 0 0 1 -60 -60 v-110 a40 40 0 0 1 40 -40z" fill="#4a4f54"/>
    <path d="M430 250 h220 a40 40 0 0 1 40 40 v110 a60 60 0 0 1 -60 60 h-180 a60 60 0 0 1 -60 -60 v-110 a40 40 0 0 1 40 -40z" fill="#5b6167"/>
    <rect x="180" y="250" width="160" height="110" rx="12" fill="#2d3135"/>
    <rect x="460" y="290" width="160" height="110" rx="12" fill="#383d42"/>`,
  disc: `
    <circle cx="400" cy="300" r="230" fill="#9aa3a8"/>
    <circle cx="400" cy="300" r="215" fill="#c3cacd"/>
    <circle cx="400" cy="300" r="105" fill="#6d767b"/>
    <circle cx="400" cy="300" r="45" fill="#e9eced"/>
    ${Array.from({ length: 5 }, (_, n) => {
      const angle = (n * 2 * Math.PI) / 5;
      return `<circle cx="${400 + 75 * Math.cos(angle)}" cy="${300 + 75 * Math.sin(angle)}" r="11" fill="#2d3135"/>`;
    }).join('')}`,
  alternator: `
    <circle cx="400" cy="300" r="190" fill="#aeb6ba"/>
    <circle cx="400" cy="300" r="150" fill="#8b959a"/>
    ${Array.from({ length: 12 }, (_, n) => `<rect x="392" y="140" width="16" height="70" rx="8" fill="#4a5257" transform="rotate(${n * 30} 400 300)"/>`).join('')}
    <circle cx="400" cy="300" r="70" fill="#3b4146"/>
    <circle cx="400" cy="300" r="24" fill="#c9d0d2"/>
    <rect x="470" y="420" width="150" height="80" rx="8" fill="#fff" stroke="#22577a" stroke-width="6"/>`,
};

/** Draws a picture of a part on a bench from simple shapes. */
export async function drawing(shape: keyof typeof shapes): Promise<Buffer> {
  // imported here, because later starts of the sample shop draw nothing
  const { default: sharp } = await import('sharp');
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="#eef1f0"/><ellipse cx="400" cy="525" rx="300" ry="35" fill="#d3d9d8"/>
    ${shapes[shape]}</svg>`;
  const drawn = sharp(Buffer.from(picture));
  return (shape === 'disc' ? drawn.png() : drawn.jpeg({ quality: 80 })).toBuffer();
}

/** Returns a one-page PDF, small enough to be written by hand. */
export function deliveryNote(number: string): Buffer {
  const lines = [
    `DELIVERY NOTE ${number}`,
    '90915-YZZD2   Oil filter   x 24',
    '04465-60320   Brake pads   x 8',
  ];
  const text = lines.map(
    (line, at) => `BT /F1 ${at === 0 ? 22 : 13} Tf 60 ${760 - at * 34} Td (${line}) Tj ET`,
  );
  const content = text.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
