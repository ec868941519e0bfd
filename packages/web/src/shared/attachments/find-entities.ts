import {
  cashApi,
  purchaseName,
  purchasesApi,
  salesApi,
  vehiclesApi,
  type AttachmentEntity,
} from '@turoos/contract';
import { call } from '@/lib/http/api';
import { findCustomers } from '@/shared/customers/CustomerPicker';
import { findParts } from '@/shared/parts/find-parts';
import { findAnySupplier } from '@/shared/suppliers/SupplierPicker';
import type { LoadOptions } from '@/ui/use-options';

const findSales: LoadOptions = async (q, signal) => {
  const { rows } = await call(salesApi.list, { query: { q, limit: 20 } }, { signal });
  return rows.map(({ _id, saleNumber, customerName }) => ({
    value: _id,
    label: saleNumber ?? 'فاتورة معلقة',
    hint: customerName,
  }));
};

const findPurchases: LoadOptions = async (q, signal) => {
  const { rows } = await call(purchasesApi.list, { query: { q, limit: 10 } }, { signal });
  return rows.map((purchase) => ({
    value: purchase._id,
    label: purchaseName(purchase),
    hint: purchase.supplierName,
  }));
};

const findVehicles: LoadOptions = async (q, signal) => {
  const { rows } = await call(vehiclesApi.list, { query: { q, limit: 20 } }, { signal });
  return rows.map(({ _id, make, vehicleModel, year, engine }) => ({
    value: _id,
    label: `${make} ${vehicleModel} ${year}`,
    hint: engine,
  }));
};

const findExpenses: LoadOptions = async (q, signal) => {
  const { rows } = await call(cashApi.expenses, { query: { q, limit: 20 } }, { signal });
  return rows.map(({ _id, expenseNumber, category, note }) => ({
    value: _id,
    label: expenseNumber,
    hint: note || category.name,
  }));
};

/** For each kind of record, the search for those a file can be attached to. */
export const findEntities: Readonly<Record<AttachmentEntity, LoadOptions>> = {
  vehicles: findVehicles,
  products: findParts,
  customers: findCustomers,
  suppliers: findAnySupplier,
  sales: findSales,
  invoices: findSales,
  purchases: findPurchases,
  expenses: findExpenses,
};
