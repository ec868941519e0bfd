/** Minutes after which a paper is a copy: the drawer is opened for the money alone. */
const freshMinutes = 10;

export const isFresh = ({ createdAt }: { createdAt: Date }): boolean =>
  Date.now() - createdAt.getTime() < freshMinutes * 60_000;
