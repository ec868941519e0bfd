import {
  askedFor,
  can,
  owedBy,
  type FoundCustomer,
  type FoundPart,
  type FoundSupplier,
  type FoundThings,
  type FoundUser,
} from '@turoos/contract';
import { Package, Truck, UserCog, UserRound } from 'lucide-react';
import { currentUser } from '@/lib/session/session-state';
import { Code, legible, PartNumber } from '@/ui/Code';
import { documentHit } from './document-hit';
import { CustomerFacts, PartFacts, SupplierFacts } from './facts';
import { rankOf, type Group, type Hit } from './hit';

/** Returns the hits of an answer of the server, in groups; what the text asks for comes first. */
export function groupsOf(found: FoundThings, typed: string): Group[] {
  const { subject: text, about } = askedFor(typed);
  const first = (wanted: boolean, hits: readonly Hit[]) =>
    wanted ? hits.map((hit): Hit => ({ ...hit, rank: 0 })) : hits;
  const customers = found.customers.map((one) => customerHit(one, text));
  const parts = found.parts.map((one) => partHit(one, text));
  return [
    { title: 'العملاء', hits: first(about === 'account' || about === 'payment', customers) },
    { title: 'القطع', hits: first(about === 'part', parts) },
    { title: 'المستندات', hits: first(about === 'document', found.documents.map(documentHit)) },
    { title: 'الموردون', hits: found.suppliers.map((one) => supplierHit(one, text)) },
    { title: 'المستخدمون', hits: found.users.map((one) => userHit(one, text)) },
  ];
}

const partHit = (part: FoundPart, text: string): Hit => ({
  id: part._id,
  label: legible(part.name),
  detail: (
    <>
      <PartNumber>{part.partNumber}</PartNumber> {placesOf(part)}
    </>
  ),
  facts: <PartFacts part={part} />,
  icon: Package,
  to: `/products/${part._id}`,
  rank: rankOf(part.name, text, part.exact),
  thing: { kind: 'part', id: part._id },
});

/** Says where the part lies: its shelf and the warehouses with some of it. */
function placesOf({ shelf, stock, quantity }: FoundPart) {
  const places = stock.map((one) =>
    one.quantity === quantity ? one.warehouse : `${one.warehouse} ${one.quantity}`,
  );
  return legible([...(shelf ? [`الرف ${shelf}`] : []), ...places].join(' · '));
}

/** Choosing a debtor opens the page with the payment: that is what a debtor is looked up for at the counter. */
export function customerHit(customer: FoundCustomer, text: string): Hit {
  const user = currentUser();
  const pays = owedBy(customer) > 0 && user !== undefined && can(user, 'customers:manage_balance');
  return {
    id: customer._id,
    label: legible(customer.name),
    detail: (
      <>
        <Code>{customer.phone || customer.customerCode}</Code>
        {pays && ' · قبض دفعة'}
      </>
    ),
    facts: <CustomerFacts customer={customer} />,
    icon: UserRound,
    to: `/customers/${customer._id}${pays ? '?pay=1' : ''}`,
    rank: rankOf(customer.name, text, customer.exact),
    thing: { kind: 'customer', id: customer._id },
  };
}

const supplierHit = (supplier: FoundSupplier, text: string): Hit => ({
  id: supplier._id,
  label: legible(supplier.name),
  detail: <Code>{supplier.phone}</Code>,
  facts: <SupplierFacts supplier={supplier} />,
  icon: Truck,
  to: `/suppliers/${supplier._id}`,
  rank: rankOf(supplier.name, text),
  thing: { kind: 'supplier', id: supplier._id },
});

const userHit = (user: FoundUser, text: string): Hit => ({
  id: user._id,
  label: user.name,
  detail: (
    <>
      <Code>{user.username}</Code> · {user.role}
    </>
  ),
  icon: UserCog,
  to: `/users/${user._id}`,
  rank: rankOf(user.name, text),
  thing: { kind: 'user', id: user._id },
});
