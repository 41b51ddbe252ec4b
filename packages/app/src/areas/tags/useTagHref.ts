import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useMay } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'
import { findTag } from '../../resources/tags.ts'

/** Where the user of an id's tag is chosen; the list, narrowed to it, where it may not be edited or is not found. */
export function useTagHref(): (idTag: string) => Promise<string> {
  const { cp } = usePorts().gateways
  const may = useMay()
  return async (idTag) => {
    const read = may('tag-edit') ? await findTag(cp, idTag) : undefined
    const pk = read?.kind === 'done' ? read.data?.pk : undefined
    return pk === undefined
      ? hrefOf({ path: pathOf('tags'), search: { q: idTag } })
      : pathOf('tag-edit', { id: String(pk) })
  }
}
