const dayLength = 86_400_000;

export const isExpired = (changedAt: Date, days: number, now: Date): boolean =>
  now.getTime() - changedAt.getTime() > days * dayLength;
