import { Button } from './Button';
import { Table } from './Table';
export function Probe() {
  return (
    <Table
      label=""
      rows={[1]}
      rowKey={String}
      columns={[{ id: 'a', header: 'b', cell: (row) => <b>{row}</b> }]}
      actions={(row) => <Button>{row}</Button>}
    />
  );
}
