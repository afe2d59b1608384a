// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useMediaQuery } from './media-query.ts'

it('follows a query while it is mounted, and does not resubscribe at each render', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  const subscribed = vi.spyOn(media, 'addEventListener')
  const unsubscribed = vi.spyOn(media, 'removeEventListener')
  const container = document.createElement('div')
  const root = createRoot(container)
  const QueryResult = ({ times }: { times: number }) => `${String(useMediaQuery('(max-width: 1px)'))} ${times}`
  for (const times of [1, 2, 3]) act(() => root.render(<QueryResult times={times} />))
  expect(container.textContent).toBe('false 3')
  expect(subscribed).toHaveBeenCalledOnce()
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(container.textContent).toBe('true 3')
  act(() => root.unmount())
  expect(unsubscribed).toHaveBeenCalledOnce()
})
