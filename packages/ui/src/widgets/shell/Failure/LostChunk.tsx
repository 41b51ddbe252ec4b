import { RefreshCw } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

export interface LostChunkProps {
  /** Loads the document again. */
  onReload: () => void
  /** Something was typed that the tab keeps over the reload. @default false */
  keepsDraft?: boolean
}

/** The tab outlived a deploy and misses a piece of the program: says so and offers the reload, which is never forced. */
export function LostChunk({ onReload, keepsDraft = false }: LostChunkProps) {
  const t = useText('shell')
  return (
    <Banner
      tone="info"
      isAnnounced
      title={t('lostChunk.title')}
      action={
        <Button size="small" tone="brand" icon={<RefreshCw aria-hidden />} onClick={onReload}>
          {t('lostChunk.reload')}
        </Button>
      }
    >
      <p>
        {t('lostChunk.text')} {keepsDraft && t('lostChunk.kept')}
      </p>
    </Banner>
  )
}
