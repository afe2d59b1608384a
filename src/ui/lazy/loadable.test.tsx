// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { loadable } from './loadable.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const Word = ({ word }: { word: string }) => <p>{word}</p>
const shown = () => document.body.textContent
/** What waits for its code, and the code's way in. */
function waiting() {
  let resolve!: (word: typeof Word) => void
  const coming = new Promise<typeof Word>((settle) => (resolve = settle))
  return { resolve, load: vi.fn(() => coming) }
}
afterEach(() => void vi.useRealTimers())

it('draws the placeholder until its code is there, in each place that it is drawn', async () => {
  const { load, resolve } = waiting()
  const Part = loadable(load)
  await act(async () =>
    render(
      <>
        <Part word="um" placeholder="a caminho" />
        <Part word="dois" />
      </>,
    ),
  )
  expect(shown()).toBe('a caminho')
  await act(async () => resolve(Word))
  expect(shown()).toBe('umdois')
  expect(load).toHaveBeenCalledOnce()
})

it('is drawn with the first go once it was fetched ahead', async () => {
  const Part = loadable(() => Promise.resolve(Word))
  await Part.preload()
  act(() => void render(<Part word="um" placeholder="a caminho" />))
  expect(shown()).toBe('um')
})

it('is drawn as its code comes, however soon that is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const Part = loadable(() => Promise.resolve(Word))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Part word="um" />)
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(shown()).toBe('um')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => root.unmount())
})

class Boundary extends Component<{ children: ReactNode }, { reason?: string }> {
  override state = { reason: '' }
  static getDerivedStateFromError = (error: Error) => ({ reason: error.message })
  override render = () => this.state.reason || this.props.children
}

it('throws what the fetching failed with to the boundary around it, and is fetched anew where it is drawn again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('quebrado'))
  const Part = loadable(load)
  const draw = (key: string) => (
    <Boundary key={key}>
      <Part word="um" />
    </Boundary>
  )
  await act(async () => render(draw('a')))
  expect(shown()).toBe('quebrado')
  await act(async () => render(draw('b')))
  expect(shown()).toBe('um')
})
