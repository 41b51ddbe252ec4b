import { theme } from '@corrente/themes'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

export interface LostChunkProps {
  /** Loads the document again. */
  onReload: () => void
  /** Something was typed that the tab keeps over the reload. @default false */
  keepsDraft?: boolean
}

/** Always in sight, with room of its own at the page's end, so that nothing stays covered for good (WCAG 2.4.11). */
const Strip = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.z.overlay};
  padding: ${theme.space[4]};
  pointer-events: none;
`
const Box = styled.div`
  max-inline-size: 720px;
  margin-inline: auto;
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;
`

/** The tab outlived a deploy and misses a piece of the program: says so and offers the reload, which is never forced. */
export function LostChunk({ onReload, keepsDraft = false }: LostChunkProps) {
  const t = useText('shell')
  return (
    <Strip data-lower-edge>
      <Box>
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
      </Box>
    </Strip>
  )
}
