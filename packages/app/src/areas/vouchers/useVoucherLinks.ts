import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'

/** Where the pages of vouchers are; none where it is not permitted. */
export function useVoucherLinks() {
  const may = useMay()
  const [mayOpen, mayEdit, mayCreate] = [may('voucher'), may('voucher-edit'), may('voucher-create')]
  return (pk: number) => {
    const id = String(pk)
    return {
      list: pathOf('vouchers'),
      edit: mayEdit ? pathOf('voucher-edit', { id }) : undefined,
      duplicate: mayCreate ? hrefOf({ path: pathOf('voucher-create'), search: { from: pk } }) : undefined,
      voucher: (other: number) => (mayOpen ? pathOf('voucher', { id: String(other) }) : undefined),
    }
  }
}
