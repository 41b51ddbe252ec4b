import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { flushGhost, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

/** What a panel can show; a refresh of shown data stays `ready`. */
export type PanelState =
  | { kind: 'ready' }
  | { kind: 'loading' /** In the shape of what comes. */; skeleton?: ReactNode }
  | { kind: 'empty'; title: string; detail?: string; action?: ReactNode }
  | { kind: 'failed'; title: string; detail?: string; onRetry?: () => void; isRetrying?: boolean }

export interface PanelProps {
  /** What it shows; the heading and the accessible name. */
  title: string
  /** Level of the heading in the page. Default: 2. */
  level?: 2 | 3
  /** Controls at the end of the title line. */
  actions?: ReactNode
  /** A line below the title: how old the data is, how many rows could not be read. */
  note?: ReactNode
  /** Default: ready. */
  state?: PanelState
  /** Lets maps and lists run to the edge. */
  isFlush?: boolean
  /** Fills the height that it is given; the content scrolls inside. */
  isFilling?: boolean
  /** What it tells needs a hand: its edge and its title say so in danger's colour. The title says it in words. */
  isAlarming?: boolean
  /** What it shows while it is `ready`. */
  children?: ReactNode
}

const alarming = css`
  border-inline-start: 4px solid ${theme.tone.danger.solid};

  & > div > h2,
  & > div > h3 {
    color: ${theme.tone.danger.fg};
  }
`
const Root = styled.section<{ $isFilling: boolean; $isAlarming: boolean }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.raised};
  overflow: clip;
  ${({ $isFilling }) => ($isFilling ? css`block-size: 100%; min-block-size: 0;` : '')}
  ${({ $isAlarming }) => $isAlarming && alarming}
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-block-size: 44px;
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} ${theme.space[4]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: flex-start;
  gap: ${theme.space[1]};
  ${flushGhost}
`
const Note = styled.div`
  padding: 0 ${theme.space[4]} ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
const Content = styled.div<{ $isFlush: boolean; $isFilling: boolean; $isNotice: boolean }>`
  min-inline-size: 0;
  padding: ${({ $isFlush }) => ($isFlush ? '0' : `0 ${theme.space[4]} ${theme.space[4]}`)};
  ${({ $isFilling }) => ($isFilling ? css`flex: 1; min-block-size: 0; overflow-y: auto;` : '')}
  /* What is empty or failed says so in the middle of a tall panel. */
  ${({ $isFilling, $isNotice }) => ($isFilling && $isNotice ? css`display: grid;` : '')}
`
/* A long title breaks before it pushes the controls below it; only wide controls (a search) take a line of their own. */
const Heading = styled.h2`
  flex: 1 1 128px;
  min-inline-size: 0;
  font-size: ${theme.font.size[14]};
  overflow-wrap: anywhere;
`

/** A titled region of a page that loads, is empty, fails and shows on its own. */
export function Panel({
  title,
  level = 2,
  actions,
  note,
  state = { kind: 'ready' },
  isFlush = false,
  isFilling = false,
  isAlarming = false,
  children,
}: PanelProps) {
  const id = useId()
  return (
    <Root
      aria-labelledby={id}
      aria-busy={state.kind === 'loading' || undefined}
      $isFilling={isFilling}
      $isAlarming={isAlarming}
    >
      <Head>
        <Heading as={level === 2 ? 'h2' : 'h3'} id={id}>
          {title}
        </Heading>
        {actions ? <Actions>{actions}</Actions> : null}
      </Head>
      {note ? <Note>{note}</Note> : null}
      <Content
        $isFlush={isFlush && state.kind === 'ready'}
        $isFilling={isFilling}
        $isNotice={state.kind === 'empty' || state.kind === 'failed'}
      >
        <PanelContent state={state}>{children}</PanelContent>
      </Content>
    </Root>
  )
}

function PanelContent({ state, children }: { state: PanelState; children: ReactNode }) {
  const t = useText('common')
  switch (state.kind) {
    case 'ready':
      return children
    case 'loading':
      return (
        <>
          <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
          {state.skeleton ?? <Skeleton shape="block" />}
        </>
      )
    case 'empty': {
      const { kind: _, ...rest } = state
      return <EmptyState {...rest} />
    }
    case 'failed': {
      const { kind: _, ...rest } = state
      return <ErrorState {...rest} />
    }
  }
}
