import { LostChunk } from '@corrente/ui/widgets/shell'
import { useSyncExternalStore } from 'react'
import { usePorts } from '../ports/index.ts'
import type { LostChunk as LostChunkPort } from './lostChunk.ts'

export interface LostChunkNoticeProps {
  readonly lostChunk: LostChunkPort
}

/** Offers a reload when this tab outlived a deploy; what stands in this tab's drafts is there again afterwards. */
export function LostChunkNotice({ lostChunk }: LostChunkNoticeProps) {
  const { navigation } = usePorts()
  const isLost = useSyncExternalStore(lostChunk.subscribe, lostChunk.isLost)
  return isLost ? <LostChunk onReload={navigation.reload} /> : null
}
