import { type CardReading, cardReadings, type Tag } from '@corrente/domain/tags'
import { queryAtom } from '../gateways/index.ts'
import { findTag, TAGS_KEY } from './tags.ts'

/** A registered card that an id is another reading of. */
interface OtherReading {
  readonly how: Exclude<CardReading, 'plain'>
  readonly tag: Tag
}

/** The registered card whose bytes in the other order, or whose decimal number, an id is; null: there is none. */
export const otherReadingQuery = (idTag: string) =>
  queryAtom<OtherReading | null>(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'other-reading', idTag],
    run: async () => {
      for (const { how, idTag: other } of cardReadings(idTag)) {
        if (how === 'plain') continue
        const read = await findTag(cp, other)
        if (read.kind !== 'done') return read
        if (read.data) return { ...read, data: { how, tag: read.data } }
      }
      return { kind: 'done', data: null, unreadRows: 0 }
    },
  }))
