/** The envelopes that the specification allows for lists (spec 1 §3, Paged response). */
import type { Page } from '#api/page.ts'

export const ENVELOPE_FORMS = [
  'plain',
  'data',
  'content',
  'result',
  'page',
  'currentPage',
  'data-page',
  'result-currentPage',
] as const

/** The name of an envelope that the specification allows for a list (case C8). */
export type EnvelopeForm = (typeof ENVELOPE_FORMS)[number]

/** Wraps a page in an envelope. `currentPage` is 1-based, all other page numbers are 0-based. */
export function wrapPage(form: EnvelopeForm, page: Page<unknown>): unknown {
  const { content, number, ...counters } = page
  const nested = { content, page: { ...counters, number } }
  const fromOne = { content, ...counters, currentPage: number + 1 }
  const forms: Record<EnvelopeForm, unknown> = {
    plain: page,
    data: { data: page },
    content: { content: page },
    result: { result: page },
    page: nested,
    currentPage: fromOne,
    'data-page': { data: nested },
    'result-currentPage': { result: fromOne },
  }
  return forms[form]
}
