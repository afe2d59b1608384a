/** A component in a page, for tests of what it does there. */
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Mounts a place for a component before each test of a file, in an empty page that is empty again after it, and returns
 * what draws there. `makePlace` makes another place than a block.
 */
export function setupMount(createContainer = (): Element => document.createElement('div')): (node: ReactNode) => void {
  let root: Root
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    root = createRoot(document.body.appendChild(createContainer()))
  })
  afterEach(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })
  return (node) => act(() => root.render(node))
}
