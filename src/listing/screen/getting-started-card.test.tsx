// @vitest-environment jsdom
/** The card for the first hour: where it stands, what it does, and that it goes for good. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPalette } from '#commands/dispatcher.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import type { ListModel } from '#listing/model.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { GettingStartedCard } from './getting-started-card.tsx'

vi.mock('#commands/dispatcher.ts', () => ({ openPalette: vi.fn(), execute: vi.fn() }))

const table = { focus: vi.fn() }
const render = setupMount()
const draw = (path: string) =>
  act(async () => {
    const list = { definition: { path }, gridRef: { current: table } }
    render(<GettingStartedCard list={list as unknown as ListModel} />)
  })
const buttons = () => [...document.querySelectorAll('button')]
const sentences = () => buttons().flatMap(({ ariaLabel, textContent }) => (ariaLabel ? [] : [textContent]))
const become = (id: string | null) => act(async () => ownerStore.set(id))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
  await become(null)
  vi.clearAllMocks()
})

it('stands on the first list alone, once it is known whose it is', async () => {
  await draw('/bonus')
  expect(sentences()).toEqual([])
  await become('7')
  expect(sentences()).toEqual(['produto fone', 'desabilitar cashback 242-246', 'bônus pendentes do usuário 15'])
  await draw('/produtos')
  expect(sentences()).toEqual([])
  await draw('/bonus')
  expect(sentences()).toHaveLength(3)
})

it('writes a sentence into the palette, and does nothing by itself', async () => {
  await become('7')
  await draw('/bonus')
  await act(async () => buttons()[1]?.click())
  expect(openPalette).toHaveBeenCalledExactlyOnceWith('desabilitar cashback 242-246')
  expect(sentences()).toHaveLength(3)
})

it('is closed for good by one operator, and by no other', async () => {
  await become('7')
  await draw('/bonus')
  await act(async () => buttons().at(-1)?.click())
  expect(sentences()).toEqual([])
  expect(table.focus).toHaveBeenCalled()
  await become('8')
  expect(sentences()).toHaveLength(3)
  await become('7')
  expect(sentences()).toEqual([])
})
