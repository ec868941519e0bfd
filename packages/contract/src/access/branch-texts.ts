import { wholeShopDenial } from './can';

/** Texts about users that are bound to warehouses. */
export const branchTexts = {
  otherWarehouse: 'هذا المستودع ليس من المستودعات المسندة إليك',
  otherZone:
    'في منطقة الصرف هذه مستودعات ليست من المستودعات المسندة إليك، فسعرها يسجله من يعمل في كل المستودعات',
  commonPart: 'إيقاف هذا الصنف وحذفه لمن يعمل في كل المستودعات',
  wholeShop: wholeShopDenial,
} as const;
