export { forgetOldNews, gatherNews, tellNews } from './gather-news';
export { mailDigests } from './mail-notifications';
export { tellOfLostFactors } from './lost-factors';
