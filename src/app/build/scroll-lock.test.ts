// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { RemoveScroll } from './scroll-lock.ts'

it('stops pull-to-reload while a dialog is open', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const { style } = document.documentElement
  const root = createRoot(document.createElement('div'))
  const renderDialogs = (count: number) =>
    act(() => root.render(Array.from({ length: count }, (_, key) => createElement(RemoveScroll, { key }))))
  await renderDialogs(2)
  expect(style.overscrollBehavior).toBe('none')
  await renderDialogs(1)
  expect(style.overscrollBehavior).toBe('none')
  await renderDialogs(0)
  expect(style.overscrollBehavior).toBe('')
})
