// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { removeStyleInsertion } from './csp.ts'
import { RemoveScroll } from './scroll-lock.ts'

it('turns the style insertion of the installed sonner into nothing', () => {
  const code = readFileSync(`${process.cwd()}/node_modules/sonner/dist/index.mjs`, 'utf8')
  const changed = removeStyleInsertion(code)
  expect(changed).toContain('function __insertCSS(code) { return;')
  expect(changed).toHaveLength(code.length + ' return;'.length)
})

it('fails the build where it is not found', () => {
  expect(() => removeStyleInsertion('export const toast = 1')).toThrow('sonner')
})

it('keeps the page from being pulled for as long as a window stands', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { style } = document.documentElement
  const root = createRoot(document.createElement('div'))
  const windows = (count: number) =>
    act(() => root.render(Array.from({ length: count }, (_, key) => createElement(RemoveScroll, { key }))))
  await windows(2)
  expect(style.overscrollBehavior).toBe('none')
  await windows(1)
  expect(style.overscrollBehavior).toBe('none')
  await windows(0)
  expect(style.overscrollBehavior).toBe('')
})
