// @vitest-environment jsdom
/** The record that a note belongs to: the one just judged, otherwise the current one. */
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Command, CommandContext } from '#commands/define.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { reviewStore, showReview } from '#listing/scan/review-store.ts'
import { scanStore, type ListScan } from '#listing/scan/scan-store.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { markExceptionCommand, moveNoteCommand, noteCommand } from './review-commands.ts'
import { ReviewNote } from './review-note.tsx'

const render = setupMount()
const review = { of: 'whole', origin: 'leitura inteira', lines: 3, proof: '', given: [], notes: {} } as const

function Note() {
  const shown = reviewStore.get()
  const id = shown?.review.items[shown.index]?.row.id ?? 0
  return (
    <section data-region="revisar" tabIndex={-1}>
      <ReviewNote id={id} note={shown?.review.notes[id] ?? ''} isJudged={shown?.next !== undefined} />
    </section>
  )
}

const draw = () => act(async () => render(<Note />))
const run = (command: Command, args = {}) => command.run?.(args, {} as CommandContext)
const box = () => document.querySelector('textarea')
const label = () => box()?.closest('label')?.textContent
const press = (key: string) =>
  act(async () => void box()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const getIndex = () => reviewStore.get()?.index
const notes = () => reviewStore.get()?.review.notes

async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(box(), text)
    box()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await draw()
}

beforeEach(async () => {
  ownerStore.set('ana@exemplo.com')
  scanStore.set({ view: { kind: 'review' } } as ListScan)
  const items = [7, 3, 9].map((id) => ({ row: { id }, why: null }))
  showReview('lista', { ...review, items, given: [], notes: {} })
  await draw()
})

it.each(['Enter', 'Escape'])('of an exception it is open at once, and %s continues to the next record', async (key) => {
  await run(markExceptionCommand as Command)
  await draw()
  expect([document.activeElement, label(), getIndex()]).toEqual([box(), 'Nota de #7: por que é exceção?', 0])
  await type('pago em dobro')
  await press(key)
  await draw()
  expect([notes(), getIndex(), label()]).toEqual([{ 7: 'pago em dobro' }, 1, 'Nota de #3'])
  expect(document.activeElement).toBe(document.querySelector('section'))
})

it('before a verdict it belongs to the current record, which stays', async () => {
  await run(noteCommand as Command)
  await type('conferir')
  await press('Enter')
  await draw()
  expect([notes(), getIndex()]).toEqual([{ 7: 'conferir' }, 0])
})

it('is moved only to a record of the queue, by its id or as suggested', async () => {
  expect(moveNoteCommand.when?.({} as CommandContext, {})).toBe('O registro #7 não tem nota')
  await type('da outra')
  expect(moveNoteCommand.when?.({} as CommandContext, {})).toBe(true)
  expect(moveNoteCommand.args.registro.getSuggestions?.()).toEqual(['#3', '#9'])
  expect(await run(moveNoteCommand as unknown as Command, { registro: '8' })).toMatchObject({
    reason: '“8” não é um registro desta revisão',
  })
  expect(await run(moveNoteCommand as unknown as Command, { registro: '#3 · exceção' })).toBe('Nota movida para #3')
  expect(notes()).toEqual({ 3: 'da outra' })
})
