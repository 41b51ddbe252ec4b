import { LostChunk } from '@corrente/ui/widgets/shell'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../ports/index.ts'
import type { LostChunk as LostChunkPort } from './lostChunk.ts'

export interface LostChunkNoticeProps {
  readonly lostChunk: LostChunkPort
}

/** Offers a reload when a piece of the program did not come; what stands in this tab's drafts is there again afterwards. */
export function LostChunkNotice({ lostChunk }: LostChunkNoticeProps) {
  const { navigation } = usePorts()
  const loss = useSyncExternalStore(lostChunk.subscribe, lostChunk.loss, lostChunk.loss)
  return loss ? <LostChunk loss={loss} onReload={navigation.reload} onCheck={lostChunk.check} /> : null
}
