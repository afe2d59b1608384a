import { describe, expect, it } from 'vitest'
import { createPageState } from './page-state.ts'

const page = { content: [{ id: 1 }, { id: 2 }], totalElements: 12, totalPages: 6, size: 2, number: 0 }
const UNKNOWN_TOTALS = { totalElements: 0, totalPages: 0, isUnknown: true }
const loadedQuery = {
  data: page,
  isFetching: false,
  isError: false,
  isPending: false,
  isPlaceholderData: false,
  showsCached: false,
}

describe('the rows of a list', () => {
  it('are those of the response to the requested view', () => {
    expect(createPageState(loadedQuery, true, 2)).toEqual({
      isLoading: false,
      hasFailed: false,
      response: page,
      rows: page.content,
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it.each([
    ['another view loads', { ...loadedQuery, isFetching: true, isPlaceholderData: true }],
    ['the same view reloads', { ...loadedQuery, isFetching: true }],
    ['a failed view reloads', { ...loadedQuery, isFetching: true, isError: true }],
  ])('are removed while %s, and the totals in the footer stay', (_, query) => {
    expect(createPageState(query, true, 2)).toMatchObject({
      isLoading: true,
      hasFailed: false,
      rows: [],
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it('count pages by the requested size', () => {
    const query = { ...loadedQuery, isFetching: true, isPlaceholderData: true }
    expect(createPageState(query, true, 5).totals).toEqual({ totalElements: 12, totalPages: 3 })
  })

  it('mark an unknown total', () => {
    const data = { ...page, totalElements: 3, isTotalUnknown: true } as const
    expect(createPageState({ ...loadedQuery, data }, true, 2).totals).toEqual({
      totalElements: 3,
      totalPages: 2,
      isTotalUnknown: true,
    })
  })

  it('have no totals before the first response', () => {
    const query = {
      data: undefined,
      isFetching: true,
      isError: false,
      isPending: true,
      isPlaceholderData: false,
      showsCached: false,
    }
    expect(createPageState(query, true, 2)).toMatchObject({ isLoading: true, hasFailed: false, rows: [], totals: null })
  })

  it.each([
    ['the same view failed, and its rows are still cached', { ...loadedQuery, isError: true }],
    ['another view was cancelled', { ...loadedQuery, isPlaceholderData: true }],
    ['another view failed', { ...loadedQuery, isError: true, isPlaceholderData: true }],
    ['the first request was cancelled', { ...loadedQuery, data: undefined, isPending: true }],
  ])('are removed with their totals if %s', (_, query) => {
    expect(createPageState(query, true, 2)).toMatchObject({
      isLoading: false,
      hasFailed: true,
      rows: [],
      totals: UNKNOWN_TOTALS,
    })
  })

  it('are removed with their totals if nothing is requested any more, which is no failure [C15]', () => {
    for (const query of [loadedQuery, { ...loadedQuery, isFetching: true }, { ...loadedQuery, isError: true }])
      expect(createPageState(query, false, 2)).toMatchObject({
        isLoading: false,
        hasFailed: false,
        rows: [],
        totals: UNKNOWN_TOTALS,
      })
  })

  it.each([
    ['it is being requested', { isFetching: true }],
    ['its request failed', { isError: true }],
  ])('stay without a connection if the same view is cached and %s [K9]', (_, query) => {
    expect(createPageState({ ...loadedQuery, ...query, showsCached: true }, true, 2)).toMatchObject({
      isLoading: false,
      hasFailed: false,
      rows: page.content,
      totals: { totalElements: 12, totalPages: 6 },
    })
  })

  it('are not those of another view without a connection [K9]', () => {
    const query = { ...loadedQuery, isError: true, isPlaceholderData: true, showsCached: true }
    expect(createPageState(query, true, 2)).toMatchObject({ hasFailed: true, rows: [], totals: UNKNOWN_TOTALS })
  })

  it('do not use the response of the view before', () => {
    expect(
      createPageState({ ...loadedQuery, isFetching: true, isPlaceholderData: true }, true, 2).response,
    ).toBeUndefined()
  })
})
