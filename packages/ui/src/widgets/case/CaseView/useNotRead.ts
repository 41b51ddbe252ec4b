import { CASE_PARTS, type CaseFacts } from '@corrente/domain/book/case'
import { useText } from '../../../messages/index.ts'

/** What of a case could not be read, and why, part by part. */
export function useNotRead({ unread }: Pick<CaseFacts, 'unread'>): readonly string[] {
  const t = useText('reliability')
  return CASE_PARTS.flatMap((part) => {
    const why = unread[part]
    return why === undefined ? [] : [t(`case.notRead.${why}`, { what: t(`case.source.${part}`) })]
  })
}
