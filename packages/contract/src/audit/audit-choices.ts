import { roleLabels } from '../access/role-matrix';
import { adjustmentReasons, adjustmentStatus, adjustmentTypes } from '../adjustments/adjustments.status';
import { expenseStatus, moneyAccountKinds, recurrences, shiftStatus } from '../cash/cash.schema';
import { customerPaymentMethods } from '../customers/customers.status';
import { resetPolicies } from '../counters/counters.schema';
import { countStatus } from '../counts/counts.status';
import { reportStatus, reportTypes } from '../inventory-reports/inventory-reports.status';
import { audiences, campaignStatus, campaignTypes, discountTypes } from '../marketing/marketing.status';
import { purchasePaymentStatus, purchaseStatus } from '../purchases/purchases.status';
import { paymentMethods, paymentStatus, saleStatus } from '../sales/sales.status';
import { disposalMethods, scrapReasons, scrapStatus } from '../scrap/scrap.status';
import { purchasePaymentMethods } from '../suppliers/suppliers.status';
import { shippingMethods, transferPriority, transferStatus } from '../transfers/transfers.status';
import { warehouseStatus, warehouseTypes } from '../warehouses/warehouses.status';

type Names = Readonly<Record<string, string | { label: string }>>;

/** Fields with a fixed set of values, by entity. */
const choices: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  sales: { status: saleStatus, paymentStatus, paymentMethod: paymentMethods },
  customers: { paymentMethod: customerPaymentMethods },
  suppliers: { paymentMethod: purchasePaymentMethods },
  purchases: {
    status: purchaseStatus,
    paymentStatus: purchasePaymentStatus,
    paymentMethod: purchasePaymentMethods,
  },
  transfers: { status: transferStatus, priority: transferPriority, shippingMethod: shippingMethods },
  adjustments: { status: adjustmentStatus, type: adjustmentTypes, reason: adjustmentReasons },
  scrap: { status: scrapStatus, reason: scrapReasons, disposalMethod: disposalMethods },
  counts: { status: countStatus },
  'inventory-reports': { status: reportStatus, type: reportTypes },
  marketing: {
    status: campaignStatus,
    type: campaignTypes,
    targetAudience: audiences,
    discountType: discountTypes,
  },
  warehouses: { status: warehouseStatus, type: warehouseTypes },
  'money-accounts': { kind: moneyAccountKinds },
  shifts: { status: shiftStatus },
  expenses: { status: expenseStatus },
  'recurring-expenses': { every: recurrences },
  counters: { resetPolicy: resetPolicies },
  users: { role: roleLabels },
};

/** Returns the label of a value if its field has a fixed set of values, else the value itself. */
export function choiceLabel(entity: string, field: string, value: string): string {
  const names = Object.hasOwn(choices, entity) ? choices[entity]?.[field] : undefined;
  if (!names || !Object.hasOwn(names, value)) return value;
  const name = names[value];
  return typeof name === 'string' ? name : (name?.label ?? value);
}
