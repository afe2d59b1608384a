// @vitest-environment jsdom
/** What an image goes through (spec 1 §2.12), with the browser's part played by the test. */
import { act } from 'react'
import { expect, it } from 'vitest'
import { Image } from './image.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

const render = setupMount()
const draw = (src: string | null, fallback: string | null = 'https://cdn.test/reserva.png') =>
  render(<Image src={src} fallback={fallback} alt="Logo" />)
const picture = () => document.querySelector('img')
const ends = (how: 'load' | 'error') => act(() => void picture()?.dispatchEvent(new Event(how)))
const icon = () => document.querySelector('span[role=img]')

it('goes from the placeholder to its source', () => {
  draw('https://cdn.test/a.png')
  expect(picture()?.src).toBe('https://cdn.test/a.png')
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(picture()?.className).toContain('opacity-0')
  ends('load')
  expect(picture()?.className).not.toContain('opacity-0')
})

it('goes to the fallback where the source fails, then to the icon, and asks for neither again [L9]', () => {
  draw('https://cdn.test/a.png')
  ends('error')
  expect(picture()?.src).toBe('https://cdn.test/reserva.png')
  ends('error')
  expect(picture()).toBeNull()
  expect(icon()?.getAttribute('aria-label')).toBe('Logo')
  draw('https://cdn.test/a.png')
  expect(picture()).toBeNull()
})

it('begins anew with another source', () => {
  draw('https://cdn.test/a.png', null)
  ends('error')
  expect(picture()).toBeNull()
  draw('https://cdn.test/b.png', null)
  expect(picture()?.src).toBe('https://cdn.test/b.png')
})

it('is the icon where there is no address', () => {
  draw(null, null)
  expect(picture()).toBeNull()
  expect(icon()).not.toBeNull()
})
