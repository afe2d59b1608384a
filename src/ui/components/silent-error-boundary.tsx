/** Surrounds a component that the page can do without. If it fails to render, only that component is missing. */
import { Component, type ReactNode } from 'react'

interface SilentErrorBoundaryProps {
  /** A new value renders the children again. */
  resetKey: unknown
  children: ReactNode
}

interface SilentErrorBoundaryState {
  hasFailed: boolean
  failedResetKey: unknown
}

/** Renders its children. After a failure it renders nothing until `resetKey` changes. */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, SilentErrorBoundaryState> {
  override state: SilentErrorBoundaryState = { hasFailed: false, failedResetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: SilentErrorBoundaryProps, state: SilentErrorBoundaryState) {
    return resetKey === state.failedResetKey ? null : { hasFailed: false, failedResetKey: resetKey }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
