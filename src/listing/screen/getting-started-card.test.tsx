// @vitest-environment jsdom
/** The getting-started card: where it appears, what it does, and that it can be closed for good. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openPalette } from '#commands/command-requests.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import type { ListModel } from '#listing/model.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { GettingStartedCard } from './getting-started-card.tsx'

vi.mock('#commands/command-requests.ts', () => ({ openPalette: vi.fn(), execute: vi.fn() }))

const table = { focus: vi.fn() }
const render = setupMount()
const renderCard = (path: string) =>
  act(async () => {
    const list = { definition: { path }, gridRef: { current: table } }
    render(<GettingStartedCard list={list as unknown as ListModel} />)
  })
const getButtons = () => [...document.querySelectorAll('button')]
const getPhrases = () => getButtons().flatMap(({ ariaLabel, textContent }) => (ariaLabel ? [] : [textContent]))
const signInAs = (id: string | null) => act(async () => ownerStore.set(id))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
  await signInAs(null)
  vi.clearAllMocks()
})

it('appears on the first list only, once the operator is known', async () => {
  await renderCard('/bonus')
  expect(getPhrases()).toEqual([])
  await signInAs('7')
  expect(getPhrases()).toEqual(['produto fone', 'desabilitar cashback 242-246', 'bônus pendentes do usuário 15'])
  await renderCard('/produtos')
  expect(getPhrases()).toEqual([])
  await renderCard('/bonus')
  expect(getPhrases()).toHaveLength(3)
})

it('writes an example into the palette, and runs nothing itself', async () => {
  await signInAs('7')
  await renderCard('/bonus')
  await act(async () => getButtons()[1]?.click())
  expect(openPalette).toHaveBeenCalledExactlyOnceWith('desabilitar cashback 242-246')
  expect(getPhrases()).toHaveLength(3)
})

it('stays closed for the operator who closed it, and for no other', async () => {
  await signInAs('7')
  await renderCard('/bonus')
  await act(async () => getButtons().at(-1)?.click())
  expect(getPhrases()).toEqual([])
  expect(table.focus).toHaveBeenCalled()
  await signInAs('8')
  expect(getPhrases()).toHaveLength(3)
  await signInAs('7')
  expect(getPhrases()).toEqual([])
})
