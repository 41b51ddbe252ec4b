import { forgetLost } from '@corrente/ui/foundations'
import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface BoundaryProps {
  /** What stands in for the content that broke; `retry` renders the content again. */
  readonly fallback: (retry: () => void) => ReactNode
  /** Told once per failure. */
  readonly onFailure?: (error: unknown) => void
  /** Another value renders the content again: the address of a page, the id of a station. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly resetKey: string | undefined
}

/** Keeps a broken panel, route or page from taking the rest with it (R12); always offers a way on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    forgetLost()
    this.props.onFailure?.(error)
  }

  readonly retry = (): void => this.setState({ hasFailed: false })

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
