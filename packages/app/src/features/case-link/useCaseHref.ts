import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'

/** What a case is opened from: a recharge, else a card's last one, else a station (its charge box id) as it stands now. */
interface CaseStart {
  readonly recharge?: number | undefined
  readonly tag?: string | undefined
  readonly station?: string | undefined
}

/** Leads to the case of something. @returns undefined without the right, or where there is nothing to start from */
export function useCaseHref(): (start: CaseStart) => string | undefined {
  const may = useMay()
  return ({ recharge, tag, station }) => {
    const search =
      recharge !== undefined
        ? { recharge }
        : tag !== undefined
          ? { tag }
          : station !== undefined
            ? { station }
            : undefined
    return search && may('case') ? hrefOf({ path: pathOf('case'), search }) : undefined
  }
}
