// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { loadable } from './loadable.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const Word = ({ word }: { word: string }) => <p>{word}</p>
const getText = () => document.body.textContent
/** A pending import, and the function that resolves it. */
function createPendingImport() {
  let resolve!: (word: typeof Word) => void
  const promise = new Promise<typeof Word>((settle) => (resolve = settle))
  return { resolve, load: vi.fn(() => promise) }
}
afterEach(() => void vi.useRealTimers())

it('renders the placeholder until its code is loaded, in each place', async () => {
  const { load, resolve } = createPendingImport()
  const Part = loadable(load)
  await act(async () =>
    render(
      <>
        <Part word="um" placeholder="a caminho" />
        <Part word="dois" />
      </>,
    ),
  )
  expect(getText()).toBe('a caminho')
  await act(async () => resolve(Word))
  expect(getText()).toBe('umdois')
  expect(load).toHaveBeenCalledOnce()
})

it('is complete in the first render if it was preloaded', async () => {
  const Part = loadable(() => Promise.resolve(Word))
  await Part.preload()
  act(() => void render(<Part word="um" placeholder="a caminho" />))
  expect(getText()).toBe('um')
})

it('renders as soon as its code is loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const Part = loadable(() => Promise.resolve(Word))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Part word="um" />)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(getText()).toBe('um')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => root.unmount())
})

class Boundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state = { reason: '' }
  static getDerivedStateFromError = (error: Error) => ({ reason: error.message })
  override render = () => this.state.reason || this.props.children
}

it('throws the error of a failed import to the nearest boundary, and imports again when rendered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('quebrado'))
  const Part = loadable(load)
  const renderWithKey = (key: string) => (
    <Boundary key={key}>
      <Part word="um" />
    </Boundary>
  )
  await act(async () => render(renderWithKey('a')))
  expect(getText()).toBe('quebrado')
  await act(async () => render(renderWithKey('b')))
  expect(getText()).toBe('um')
})
