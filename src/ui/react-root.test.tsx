// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caughtErrors } from '#lib/startup/caught-errors.ts'
import { SilentErrorBoundary } from './components/silent-error-boundary.tsx'
import { createReactRoot } from './react-root.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const error = new RangeError('no list')
function Failing(): never {
  throw error
}

/** Renders into a root of its own; returns what `caughtErrors`, the window and the console were told. */
function render(node: React.ReactNode) {
  const caught: unknown[] = []
  const raised: unknown[] = []
  const onError = (event: ErrorEvent) => {
    event.preventDefault()
    raised.push(event.error)
  }
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const unsubscribe = caughtErrors.subscribe((thrown) => caught.push(thrown))
  addEventListener('error', onError)
  const root = createReactRoot(document.createElement('div'))
  try {
    act(() => root.render(node))
  } catch (thrown) {
    // `act` throws what no boundary catches. Without it React raises the event of the window.
    raised.push(thrown)
  } finally {
    act(() => root.unmount())
    removeEventListener('error', onError)
    unsubscribe()
  }
  const printed = print.mock.calls.map(([first]) => first as unknown)
  print.mockRestore()
  return { caught, raised, printed }
}

it('tells and prints once what a boundary catches', () => {
  const boundary = (
    <SilentErrorBoundary resetKey={1}>
      <Failing />
    </SilentErrorBoundary>
  )
  expect(render(boundary)).toEqual({ caught: [error], raised: [], printed: [error] })
})

it('leaves what no boundary catches to the event of the window', () => {
  expect(render(<Failing />)).toMatchObject({ caught: [], raised: [error] })
})
