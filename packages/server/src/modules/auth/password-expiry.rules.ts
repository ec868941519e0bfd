const dayLength = 86_400_000;

/** Whether a password has served its days; 0 days stands for as long as one likes. */
export const isExpired = (changedAt: Date, days: number, now: Date): boolean =>
  days > 0 && now.getTime() - changedAt.getTime() > days * dayLength;
