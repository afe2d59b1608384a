// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listUnsavedWork, listStoredWork } from '#api/session/unsaved-work.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { notify } from '#ui/notices/notify.tsx'
import {
  goToFirstSkipped,
  setVerdict,
  continueAfterNote,
  countJudged,
  formatJudgedCount,
  getStoredReview,
  moveNote,
  moveReview,
  setNote,
  formatQueuePosition,
  formatRemainingCount,
  type Review,
  reviewStore,
  showReview,
  undoVerdict,
  countVerdicts,
} from './review-store.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const review: Review = {
  of: 'sample',
  origin: 'amostra de 3, semente x',
  lines: 100,
  proof: 'provada 12:03',
  items: [7, 3, 9].map((id) => ({ row: { id }, why: id === 7 ? 'valor redondo' : null })),
  given: [],
  notes: {},
}

describe('the review queue', () => {
  beforeEach(() => {
    ownerStore.set('ana@exemplo.com')
    showReview('lista', review)
  })
  it('moves to the next record without a verdict, and removes the last verdict', () => {
    setVerdict('conforme', 1)
    setVerdict('exceção', 2)
    expect(reviewStore.get()?.index).toBe(2)
    expect(undoVerdict()).toBe(3)
    expect(reviewStore.get()?.index).toBe(1)
    setVerdict('pulada', 3)
    setVerdict('conforme', 4)
    const all = reviewStore.get()
    expect(all?.index).toBe(3)
    expect(all && countVerdicts(all.review)).toEqual({ conforme: 2, exceção: 0, pulada: 1 })
    expect(undoVerdict()).toBe(9)
  })
  it('keeps skipped records open, and returns to them one after the other', () => {
    const getIndex = () => reviewStore.get()?.index
    expect(goToFirstSkipped()).toBe(false)
    for (const verdict of ['pulada', 'conforme', 'pulada'] as const) setVerdict(verdict, 1)
    expect([getIndex(), countJudged(reviewStore.get()?.review ?? review)]).toEqual([3, 1])
    expect(listStoredWork()).toEqual(['uma revisão com 1 de 3 vereditos'])
    expect([goToFirstSkipped(), getIndex()]).toEqual([true, 0])
    // Skipped once more, it is not offered again at once.
    setVerdict('pulada', 2)
    expect(getIndex()).toBe(2)
    setVerdict('exceção', 3)
    expect(getIndex()).toBe(3)
    expect([goToFirstSkipped(), getIndex()]).toEqual([true, 0])
    setVerdict('conforme', 4)
    expect([getIndex(), goToFirstSkipped()]).toEqual([3, false])
  })
  it('keeps the record just judged on the screen until its note is written, and then continues', () => {
    setVerdict('exceção', 1, true)
    setNote('pago em dobro')
    expect(reviewStore.get()).toMatchObject({ index: 0, review: { notes: { 7: 'pago em dobro' } } })
    continueAfterNote()
    expect(reviewStore.get()?.index).toBe(1)
    // The note of a record without a verdict leads nowhere.
    setNote('e este?')
    continueAfterNote()
    expect(reviewStore.get()).toMatchObject({ index: 1, review: { notes: { 7: 'pago em dobro', 3: 'e este?' } } })
    setVerdict('exceção', 2, true)
    moveReview(1)
    expect(reviewStore.get()?.index).toBe(2)
    moveReview(1)
    expect(reviewStore.get()?.index).toBe(2)
  })
  it('skips records with a verdict, and moves to skipped ones, after a note too', () => {
    for (const verdict of ['pulada', 'conforme', 'pulada'] as const) setVerdict(verdict, 1)
    goToFirstSkipped()
    setVerdict('exceção', 2, true)
    expect(reviewStore.get()?.index).toBe(0)
    continueAfterNote()
    expect(reviewStore.get()?.index).toBe(2)
    setVerdict('exceção', 3, true)
    // Another verdict on the current record replaces the first.
    setVerdict('conforme', 4)
    expect(reviewStore.get()?.review.given.at(-1)).toEqual({ id: 9, verdict: 'conforme', at: 4 })
    expect(reviewStore.get()).toMatchObject({ index: 3 })
    continueAfterNote()
    expect(reviewStore.get()?.index).toBe(3)
  })
  it('moves the note of the current record to another, below any note there, and loses nothing', () => {
    setNote('da outra')
    moveNote(3)
    expect(getStoredReview('lista')?.notes).toEqual({ 3: 'da outra' })
    setNote('mais uma')
    moveNote(3)
    expect(getStoredReview('lista')?.notes).toEqual({ 3: 'da outra\nmais uma' })
    moveNote(9)
    moveReview(1)
    moveNote(3)
    expect(getStoredReview('lista')?.notes).toEqual({ 3: 'da outra\nmais uma' })
  })
  it('counts the records with a verdict and the remaining ones, which together are all', () => {
    const getTexts = () => {
      const shown = reviewStore.get()
      return (
        shown && [
          formatQueuePosition(shown.review, shown.index),
          formatJudgedCount(shown.review),
          formatRemainingCount(shown.review),
        ]
      )
    }
    expect(getTexts()).toEqual(['1 de 3', '0 com veredito', '3 restantes'])
    setVerdict('pulada', 1)
    setVerdict('conforme', 2)
    expect(getTexts()).toEqual(['3 de 3', '1 com veredito', '2 restantes (1 pulada)'])
    setVerdict('exceção', 3)
    expect(getTexts()).toEqual(['3 de 3', '2 com veredito', '1 restante (1 pulada)'])
  })
  it('is stored for its operator alone [M1]', () => {
    setNote('conferir o pedido')
    setVerdict('exceção', 5)
    expect(getStoredReview('lista')?.given).toEqual([{ id: 7, verdict: 'exceção', at: 5 }])
    expect(getStoredReview('outra')).toBeNull()
    ownerStore.set('bia@exemplo.com')
    expect(getStoredReview('lista')).toBeNull()
  })
  it('is named before a sign-out once it has entries, on the screen or not [M2]', () => {
    expect(listStoredWork()).toEqual([])
    setNote('conferir o pedido')
    expect(listStoredWork()).toEqual(['uma revisão com 1 nota'])
    setVerdict('exceção', 5)
    expect(listStoredWork()).toEqual(['uma revisão com 1 de 3 vereditos'])
    showReview('outra', review)
    expect(listStoredWork()).toEqual(['uma revisão com 1 de 3 vereditos'])
    reviewStore.set(null)
    expect(listStoredWork()).toEqual(['uma revisão com 1 de 3 vereditos'])
    // The review is not the work of one tab: a lost session leaves it.
    expect(listUnsavedWork()).toEqual([])
    ownerStore.set('bia@exemplo.com')
    expect(listStoredWork()).toEqual([])
  })
  it('takes entries from another tab, and continues from there', () => {
    const given = [{ id: 7, verdict: 'exceção' as const, at: 5 }]
    const key = Object.keys(localStorage).find((name) => name.startsWith('gestor.revisao:')) ?? ''
    const before = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, before.replace('"given":[]', `"given":${JSON.stringify(given)}`))
    window.dispatchEvent(new StorageEvent('storage', { key: 'gestor.outra' }))
    expect(reviewStore.get()?.index).toBe(0)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(reviewStore.get()).toMatchObject({ index: 1, review: { given } })
    setVerdict('conforme', 6)
    expect(getStoredReview('lista')?.given).toEqual([...given, { id: 3, verdict: 'conforme', at: 6 }])
  })
  it('closes if another tab opened another queue, and does not overwrite that one', () => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('gestor.revisao:')) ?? ''
    const other = (localStorage.getItem(key) ?? '').replace('"id":9', '"id":8')
    localStorage.setItem(key, other)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(reviewStore.get()).toBeNull()
    setVerdict('conforme', 6)
    expect(localStorage.getItem(key)).toBe(other)
  })
  it('stays at its record if another tab judges others', () => {
    moveReview(1)
    const key = Object.keys(localStorage).find((name) => name.startsWith('gestor.revisao:')) ?? ''
    const notes = { 7: 'conferir nota' }
    localStorage.setItem(
      key,
      (localStorage.getItem(key) ?? '').replace('"notes":{}', `"notes":${JSON.stringify(notes)}`),
    )
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(reviewStore.get()).toMatchObject({ index: 1, review: { notes } })
  })
  it('warns once that the browser no longer stores it', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    setNote('a')
    setNote('ab')
    setVerdict('conforme', 7)
    expect(notify).toHaveBeenCalledOnce()
    expect(notify).toHaveBeenCalledWith('warning', 'O navegador não guarda a revisão: ela se perde ao recarregar')
    full.mockRestore()
  })
})
