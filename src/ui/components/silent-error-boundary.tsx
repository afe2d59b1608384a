/** Stands around a part that the rest can do without: where it fails to draw, it alone is missing. */
import { Component, type ReactNode } from 'react'

interface SilentErrorBoundaryProps {
  /** The part is drawn again as this changes. */
  resetKey: unknown
  children: ReactNode
}

interface SilentErrorBoundaryState {
  hasFailed: boolean
  again: unknown
}

/** Draws its children; after a failure nothing, until `again` is another. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, SilentErrorBoundaryState> {
  override state: SilentErrorBoundaryState = { hasFailed: false, again: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: SilentErrorBoundaryProps, state: SilentErrorBoundaryState) {
    return resetKey === state.again ? null : { hasFailed: false, again: resetKey }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
