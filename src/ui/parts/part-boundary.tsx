/** Stands around a part that the rest can do without: where it fails to draw, it alone is missing. */
import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** The part is drawn again as this changes. */
  again: unknown
  children: ReactNode
}

interface PartState {
  hasFailed: boolean
  again: unknown
}

/** Draws its children; after a failure nothing, until `again` is another. */
export class PartBoundary extends Component<PartBoundaryProps, PartState> {
  override state: PartState = { hasFailed: false, again: this.props.again }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ again }: PartBoundaryProps, state: PartState) {
    return again === state.again ? null : { hasFailed: false, again }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
