import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useHref } from '../../kit/access/index.ts'

/** Where the pages of vouchers are; none where it is not permitted. */
export function useVoucherLinks() {
  const href = useHref()
  return (pk: number) => {
    const create = href('voucher-create')
    return {
      list: pathOf('vouchers'),
      edit: href('voucher-edit', { id: pk }),
      duplicate: create && hrefOf({ path: create, search: { from: pk } }),
      voucher: (other: number) => href('voucher', { id: other }),
    }
  }
}
