import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../foundations/index.ts'
import { useText } from '../messages/index.ts'
import { ErrorState, Skeleton } from '../primitives/index.ts'

export interface LazyMapProps<P extends object> {
  /** Fetches the map's chunk; called again when somebody tries again. */
  load: () => Promise<ComponentType<P>>
  /** The map's own props. */
  view: P
  /** What still works without the map, in the user's language. */
  lostDetail: string
}

const Frame = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 280px;
  display: grid;
`

/** The shape of what comes. */
function Waiting() {
  const t = useText('map')
  return (
    <Frame role="status" aria-busy="true" data-map="loading">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" blockSize="100%" />
    </Frame>
  )
}

class Boundary extends Component<{ lost: ReactNode; children: ReactNode }, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError() {
    return { isLost: true }
  }
  override render() {
    return this.state.isLost ? this.props.lost : this.props.children
  }
}

/** The view as a lazy component; its props travel as one, because `lazy` cannot speak of a type that is still open. */
function lazyView<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const View = await load()
    return {
      // What LazyMap hands in below is its own `view: P`.
      default: ({ view }: { view: object }) => createElement(View, view as P),
    }
  })
}

/** A map that comes in a chunk of its own: a skeleton until it is there, a retry where it does not come. */
export function LazyMap<P extends object>({ load, view, lostDetail }: LazyMapProps<P>) {
  const t = useText('map')
  const [{ View, attempt }, setLoading] = useState(() => ({ View: lazyView(load), attempt: 0 }))
  const retry = () => setLoading((last) => ({ View: lazyView(load), attempt: last.attempt + 1 }))
  const lost = <ErrorState title={t('failed.title')} detail={lostDetail} onRetry={retry} />
  return (
    <Boundary key={attempt} lost={<Frame>{lost}</Frame>}>
      <Suspense fallback={<Waiting />}>
        <View view={view} />
      </Suspense>
    </Boundary>
  )
}
