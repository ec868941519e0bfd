export { forgetOldNews, gatherNews } from './gather-news';
export { mailDigests } from './mail-notifications';
