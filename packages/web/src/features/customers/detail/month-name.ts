const name = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** Returns 'مارس 26' for '2026-03'. */
export const monthName = (month: string): string => name.format(new Date(`${month}-15T00:00:00Z`));
