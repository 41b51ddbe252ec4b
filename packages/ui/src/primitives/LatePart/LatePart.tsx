import { Component, type ReactNode, Suspense } from 'react'
import { forgetLost } from '../../foundations/index.ts'

export interface LatePartProps {
  /** In its place until its code is there: the shape of what comes. */
  waiting: ReactNode
  /** What stands there where the code does not come; `retry` fetches it anew. */
  lost: (retry: () => void) => ReactNode
  /** A component of `late`. */
  children: ReactNode
}

/** A part whose code comes when it is first shown. Where it does not come it says so in its own place: the rest stands. */
export function LatePart({ waiting, lost, children }: LatePartProps) {
  return (
    <Boundary lost={lost}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}

class Boundary extends Component<Pick<LatePartProps, 'lost' | 'children'>, { isLost: boolean }> {
  override state = { isLost: false }
  static getDerivedStateFromError() {
    return { isLost: true }
  }
  override componentDidCatch() {
    forgetLost()
  }
  readonly retry = () => this.setState({ isLost: false })
  override render() {
    return this.state.isLost ? this.props.lost(this.retry) : this.props.children
  }
}
