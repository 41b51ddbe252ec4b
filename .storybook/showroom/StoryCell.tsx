import { type Scheme, theme } from '@corrente/themes'
import { Component, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { Quiet, Swatch } from './page.ts'
import type { LoadedStory } from './storyModules.ts'
import { TenantScope } from './TenantScope.tsx'
import { tenantOf } from './tenants.ts'
import { WhenNear } from './WhenNear.tsx'

const Figure = styled.figure`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-inline-size: 0;
`
const Caption = styled.figcaption`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.medium};
`
const Frame = styled.div<{ $isFull: boolean }>`
  inline-size: min(100%, var(--inline) * 1px * var(--scale));
  ${({ $isFull }) =>
    $isFull
      ? css`block-size: calc(var(--block) * 1px * var(--scale));`
      : css`max-block-size: calc(max(var(--block), 800) * 1px * var(--scale));`}
  border: 1px solid ${theme.border.default};
  border-radius: 8px;
  overflow: clip;

  > div > div {
    zoom: var(--scale);
  }
`
const Padded = styled.div<{ $isFull: boolean }>`
  inline-size: calc(var(--inline) * 1px - 2px / var(--scale));
  padding: ${({ $isFull }) => ($isFull ? '0' : '16px')};
`

interface GuardProps {
  children: ReactNode
}

/** A story that throws under one tenant leaves the others standing. */
class Guard extends Component<GuardProps, { message: string | undefined }> {
  override state = { message: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
  override render() {
    if (this.state.message === undefined) return this.props.children
    return <Quiet role="alert">{this.state.message}</Quiet>
  }
}

export interface StoryCellProps {
  story: LoadedStory
  tenant: string
  scheme: Scheme
  globals: ShowroomGlobals
  /** 1 is the story's own size. */
  scale: number
  /** Shows the scheme beside the tenant's name. */
  hasScheme?: boolean
}

/** A story under one tenant, named; built when it comes near. It is for looking: nothing in it can be operated. */
export function StoryCell({ story, tenant, scheme, globals, scale, hasScheme = false }: StoryCellProps) {
  const { name, brand } = tenantOf(tenant)
  const Story = story.of(tenant, scheme, globals.language)
  return (
    <Figure data-cell={`${tenant} ${scheme}`}>
      <Caption>
        <Swatch style={{ '--swatch': brand }} />
        {name}
        {hasScheme ? <Quiet as="span">{scheme}</Quiet> : null}
      </Caption>
      <Frame
        inert
        $isFull={story.isFull}
        style={{ '--inline': story.width, '--block': story.height, '--scale': scale }}
      >
        <WhenNear blockSize={story.height * scale - 2}>
          <TenantScope tenant={tenant} scheme={scheme} globals={globals}>
            <Padded $isFull={story.isFull}>
              <Guard>
                <Story />
              </Guard>
            </Padded>
          </TenantScope>
        </WhenNear>
      </Frame>
    </Figure>
  )
}
