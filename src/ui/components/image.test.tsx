// @vitest-environment jsdom
/** Tests the states of an image (spec 1 §2.12); the tests dispatch the browser's events. */
import { act } from 'react'
import { expect, it } from 'vitest'
import { CdnBaseContext, Image } from './image.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const renderImage = (src: string | null, fallback: string | null = 'https://cdn.test/reserva.png') =>
  render(<Image src={src} fallback={fallback} alt="Logo" />)
const getImage = () => document.querySelector('img')
const finishLoading = (eventType: 'load' | 'error') => act(() => void getImage()?.dispatchEvent(new Event(eventType)))
const getIcon = () => document.querySelector('span[role=img]')

it('goes from the placeholder to the source', () => {
  renderImage('https://cdn.test/a.png')
  expect(getImage()?.src).toBe('https://cdn.test/a.png')
  expect(getImage()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(getImage()?.className).toContain('opacity-0')
  finishLoading('load')
  expect(getImage()?.className).not.toContain('opacity-0')
})

it('goes to the fallback if the source fails, then to the icon, and requests neither again [L9]', () => {
  renderImage('https://cdn.test/a.png')
  finishLoading('error')
  expect(getImage()?.src).toBe('https://cdn.test/reserva.png')
  finishLoading('error')
  expect(getImage()).toBeNull()
  expect(getIcon()?.getAttribute('aria-label')).toBe('Logo')
  renderImage('https://cdn.test/a.png')
  expect(getImage()).toBeNull()
})

it('starts again with another source', () => {
  renderImage('https://cdn.test/a.png', null)
  finishLoading('error')
  expect(getImage()).toBeNull()
  renderImage('https://cdn.test/b.png', null)
  expect(getImage()?.src).toBe('https://cdn.test/b.png')
})

it('is the icon if there is no address', () => {
  renderImage(null, null)
  expect(getImage()).toBeNull()
  expect(getIcon()).not.toBeNull()
})

it('takes a path from under the base of its own console', () => {
  render(
    <>
      {['https://um.test/', 'https://dois.test/'].map((base) => (
        <CdnBaseContext key={base} value={base}>
          <Image src="logo.png" alt="Logo" />
        </CdnBaseContext>
      ))}
    </>,
  )
  expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://um.test/logo.png',
    'https://dois.test/logo.png',
  ])
})
