// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useMediaQuery } from './media-query.ts'

it('follows a query for as long as it is drawn, and is not joined anew with every drawing', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  const joined = vi.spyOn(media, 'addEventListener')
  const left = vi.spyOn(media, 'removeEventListener')
  const place = document.createElement('div')
  const root = createRoot(place)
  const Said = ({ times }: { times: number }) => `${String(useMediaQuery('(max-width: 1px)'))} ${times}`
  for (const times of [1, 2, 3]) act(() => root.render(<Said times={times} />))
  expect(place.textContent).toBe('false 3')
  expect(joined).toHaveBeenCalledOnce()
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(place.textContent).toBe('true 3')
  act(() => root.unmount())
  expect(left).toHaveBeenCalledOnce()
})
