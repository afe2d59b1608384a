/** Mounts a component in a page, for tests of its behaviour. */
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Mounts a container before each test of a file and empties the page after it. Returns the function that renders into
 * the container. `createContainer` creates a container other than a div.
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
