import { permissionActions, permissionModules } from '../access/catalogue';
import { roleLabels } from '../access/role-matrix';
import { adjustmentReasons, adjustmentStatus, adjustmentTypes } from '../adjustments/adjustments.status';
import { askedPartStatus } from '../asked-parts/asked-parts.status';
import { attachmentEntities, fileTypes } from '../attachments/attachments.kinds';
import { backupKinds, backupStatus, checkMethods } from '../backup/backup.status';
import { expenseStatus, recurrences } from '../cash/expenses.schema';
import { moneyAccountKinds } from '../cash/money-accounts.schema';
import { shiftStatus } from '../cash/shifts.schema';
import { balanceOperations, customerPaymentMethods, transactionTypes } from '../customers/customers.status';
import { dateParts, resetPolicies } from '../counters/counters.schema';
import { countStatus, countTypes } from '../counts/counts.status';
import { stockStatus } from '../inventory/stock.status';
import {
  reportFormats,
  reportStatus,
  reportTypes,
  scheduleFrequencies,
} from '../inventory-reports/inventory-reports.status';
import {
  audiences,
  campaignStatus,
  campaignTypes,
  channels,
  discountTypes,
  messageStatus,
} from '../marketing/marketing.status';
import { decisionKinds, decisionStatus } from '../offline-sales/decisions.status';
import { printedPapers, printerKinds } from '../printing/printing.status';
import { partTypes } from '../products/products.schema';
import { purchasePaymentStatus, purchaseStatus, spreads } from '../purchases/purchases.status';
import { partPlaces } from '../products/part-place';
import { alternativeKinds, lostReasons, quotationStatus } from '../quotations/quotations.status';
import { reservationStatus } from '../reservations/reservations.status';
import { paymentMethods, paymentStatus, saleStatus } from '../sales/sales.status';
import { disposalMethods, scrapConditions, scrapReasons, scrapStatus } from '../scrap/scrap.status';
import { purchasePaymentMethods, supplierTransactionTypes } from '../suppliers/suppliers.status';
import { shippingMethods, transferPriority, transferStatus } from '../transfers/transfers.status';
import { bodyTypes, fuelTypes, transmissions, vehicleStatus } from '../vehicles/vehicles.status';
import { listLabels } from '../views/views.schema';
import { locationTypes, warehouseStatus, warehouseTypes } from '../warehouses/warehouses.status';

type Names = Readonly<Record<string, string | { label: string }>>;

/** Fields with a fixed set of values, by entity. */
const choices: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  sales: {
    status: saleStatus,
    paymentStatus,
    paymentMethod: paymentMethods,
    decisions: decisionKinds,
    decision: decisionStatus,
  },
  customers: {
    paymentMethod: customerPaymentMethods,
    type: transactionTypes,
    operation: balanceOperations,
  },
  suppliers: { paymentMethod: purchasePaymentMethods, type: supplierTransactionTypes },
  products: { type: partTypes, status: stockStatus, ...partPlaces },
  inventory: { status: stockStatus },
  vehicles: {
    status: vehicleStatus,
    fuelType: fuelTypes,
    transmission: transmissions,
    bodyType: bodyTypes,
    type: bodyTypes,
  },
  purchases: {
    status: purchaseStatus,
    paymentStatus: purchasePaymentStatus,
    paymentMethod: purchasePaymentMethods,
    purchaseType: { direct: 'مباشر' },
    spreadBy: spreads,
  },
  transfers: { status: transferStatus, priority: transferPriority, shippingMethod: shippingMethods },
  adjustments: { status: adjustmentStatus, type: adjustmentTypes, reason: adjustmentReasons },
  scrap: {
    status: scrapStatus,
    reason: scrapReasons,
    condition: scrapConditions,
    disposalMethod: disposalMethods,
  },
  counts: { status: countStatus, countType: countTypes },
  'inventory-reports': {
    status: reportStatus,
    type: reportTypes,
    format: reportFormats,
    scheduleFrequency: scheduleFrequencies,
  },
  marketing: {
    status: campaignStatus,
    type: campaignTypes,
    targetAudience: audiences,
    discountType: discountTypes,
    channels,
  },
  outbox: { channel: channels, status: messageStatus },
  warehouses: { status: warehouseStatus, type: warehouseTypes },
  warehouseLocations: { type: locationTypes },
  'money-accounts': { kind: moneyAccountKinds },
  shifts: { status: shiftStatus },
  expenses: { status: expenseStatus },
  'recurring-expenses': { every: recurrences },
  counters: { resetPolicy: resetPolicies, datePart: dateParts },
  attachments: { type: fileTypes, entityType: attachmentEntities },
  backup: { method: checkMethods, kind: backupKinds, status: backupStatus },
  permissions: { module: permissionModules, action: permissionActions },
  users: { role: roleLabels },
  views: { list: listLabels, sharedWith: roleLabels },
  printing: { kind: printerKinds, paper: printedPapers },
  'asked-parts': { status: askedPartStatus },
  reservations: { status: reservationStatus },
  quotations: { status: quotationStatus, lostReason: lostReasons, kind: alternativeKinds },
};

/** Returns the label of a value if its field has a fixed set of values, else the value itself. */
export function choiceLabel(entity: string, field: string, value: string): string {
  const names = Object.hasOwn(choices, entity) ? choices[entity]?.[field] : undefined;
  if (!names || !Object.hasOwn(names, value)) return value;
  const name = names[value];
  return typeof name === 'string' ? name : (name?.label ?? value);
}
