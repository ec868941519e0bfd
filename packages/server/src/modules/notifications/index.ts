export { forgetOldNews, gatherNews, notifyOfNews } from './gather-news';
export { mailDigests } from './mail-notifications';
export { notifyOfLostFactors } from './lost-factors';
