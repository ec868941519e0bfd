const dayLength = 86_400_000;

/** Whether a password has served its days. */
export const isExpired = (changedAt: Date, days: number, now: Date): boolean =>
  now.getTime() - changedAt.getTime() > days * dayLength;
