import { describe, expect, it } from 'vitest'
import { createPageState } from './page-state.ts'

const page = { content: [{ id: 1 }, { id: 2 }], totalElements: 12, totalPages: 6, size: 2, number: 0 }
const NOTHING = { totalElements: 0, totalPages: 0, isUnknown: true }
const there = {
  data: page,
  isFetching: false,
  isError: false,
  isPending: false,
  isPlaceholderData: false,
  keeps: false,
}

describe('the rows of a list', () => {
  it('are those of the answer to the view asked for', () => {
    expect(createPageState(there, true, 2)).toEqual({
      isLoading: false,
      hasFailed: false,
      response: page,
      rows: page.content,
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it.each([
    ['another view is read', { ...there, isFetching: true, isPlaceholderData: true }],
    ['the same view is read again', { ...there, isFetching: true }],
    ['a failed view is read again', { ...there, isFetching: true, isError: true }],
  ])('are gone while %s, and the figures in the footer stay', (_, asked) => {
    expect(createPageState(asked, true, 2)).toMatchObject({
      isLoading: true,
      hasFailed: false,
      rows: [],
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it('and their pages are those of the size that is asked for', () => {
    const asked = { ...there, isFetching: true, isPlaceholderData: true }
    expect(createPageState(asked, true, 5).totals).toEqual({ totalElements: 12, totalPages: 3 })
  })

  it('and figures that nobody knows are marked so', () => {
    const data = { ...page, totalElements: 3, isTotalUnknown: true } as const
    expect(createPageState({ ...there, data }, true, 2).totals).toEqual({
      totalElements: 3,
      totalPages: 2,
      isTotalUnknown: true,
    })
  })

  it('and their figures are not known before the first answer', () => {
    const asked = {
      data: undefined,
      isFetching: true,
      isError: false,
      isPending: true,
      isPlaceholderData: false,
      keeps: false,
    }
    expect(createPageState(asked, true, 2)).toMatchObject({ isLoading: true, hasFailed: false, rows: [], totals: null })
  })

  it.each([
    ['the same view failed, whose rows are still at hand', { ...there, isError: true }],
    ['another view was given up', { ...there, isPlaceholderData: true }],
    ['another view failed', { ...there, isError: true, isPlaceholderData: true }],
    ['the first was given up', { ...there, data: undefined, isPending: true }],
  ])('and their figures are gone where %s', (_, asked) => {
    expect(createPageState(asked, true, 2)).toMatchObject({
      isLoading: false,
      hasFailed: true,
      rows: [],
      totals: NOTHING,
    })
  })

  it('and their figures are gone where nothing is asked any more, which is no failure [C15]', () => {
    for (const asked of [there, { ...there, isFetching: true }, { ...there, isError: true }])
      expect(createPageState(asked, false, 2)).toMatchObject({
        isLoading: false,
        hasFailed: false,
        rows: [],
        totals: NOTHING,
      })
  })

  it.each([
    ['it is asked for', { isFetching: true }],
    ['it could not be asked for', { isError: true }],
  ])('stay without a connection, while the same view is at hand and %s [K9]', (_, asked) => {
    expect(createPageState({ ...there, ...asked, keeps: true }, true, 2)).toMatchObject({
      isLoading: false,
      hasFailed: false,
      rows: page.content,
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it('are not those of another view without a connection [K9]', () => {
    const asked = { ...there, isError: true, isPlaceholderData: true, keeps: true }
    expect(createPageState(asked, true, 2)).toMatchObject({ hasFailed: true, rows: [], totals: NOTHING })
  })

  it('are of no answer that belongs to the view before', () => {
    expect(createPageState({ ...there, isFetching: true, isPlaceholderData: true }, true, 2).response).toBeUndefined()
  })
})
