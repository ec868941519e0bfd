const name = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** 2026-03 → مارس 26 */
export const monthName = (month: string): string => name.format(new Date(`${month}-15T00:00:00Z`));
