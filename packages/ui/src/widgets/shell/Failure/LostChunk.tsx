import { theme } from '@corrente/themes'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

export interface LostChunkProps {
  /** The server has another build; it has this one still; nobody answers, so that a reload would lose the page. */
  loss: 'outdated' | 'missed' | 'unreachable'
  /** Loads the document again. */
  onReload: () => void
  /** Asks whether somebody answers again; resolves when it is known. */
  onCheck: () => Promise<void>
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

/** The tab misses a piece of the program: says why and offers the reload, which is never forced, once it can succeed. */
export function LostChunk({ loss, onReload, onCheck, keepsDraft = false }: LostChunkProps) {
  const t = useText('shell')
  const canReload = loss !== 'unreachable'
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    await onCheck()
    setChecking(false)
  }
  return (
    <Strip data-lower-edge>
      <Box>
        <Banner
          tone={loss === 'outdated' ? 'info' : 'warning'}
          isAnnounced
          title={t(loss === 'outdated' ? 'lostChunk.newer' : 'lostChunk.missing')}
          action={
            <Button
              size="small"
              tone="brand"
              icon={<RefreshCw aria-hidden />}
              isBusy={isChecking}
              onClick={canReload ? onReload : check}
            >
              {t(canReload ? 'lostChunk.reload' : 'lostChunk.check')}
            </Button>
          }
        >
          <p>
            {t(`lostChunk.${loss}`)} {keepsDraft && t('lostChunk.kept')}
          </p>
        </Banner>
      </Box>
    </Strip>
  )
}
