/**
 * What the fragment of a form's address asks for: '#numPreco' focuses a field, '#preencher=…' fills a new record with
 * what the operator said of it, '#copiar=72' with the values of a stored record.
 */
import { getSettableFields, type FormFields, type SettableField } from '#forms/form-fields.ts'
import type { FormValues } from '#forms/values.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { parseIdParam } from '#lib/urls/route-location.ts'

/** What is asked of a form that opens. */
export interface FormRequest {
  /** The field that gets the focus; '' for the first one. */
  focusedField: string
  /** What the operator said of the new record; '' for nothing. */
  description: string
  /** The record whose values the new one starts with; null for none. */
  copiedId: number | null
}

const FILL = 'preencher='
const COPY = 'copiar='

/** The fragment that fills a new record with what was said of it. */
export const createFillHash = (description: string): string => FILL + encodeURIComponent(description)

/** The fragment that fills a new record with the values of a stored one. */
export const createCopyHash = (id: number): string => COPY + String(id)

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses a fragment, with or without its '#'. */
export function parseFormRequest(fragment: string): FormRequest {
  const text = fragment.replace(/^#/, '')
  const nothing = { focusedField: '', description: '', copiedId: null }
  if (text.startsWith(FILL)) return { ...nothing, description: decode(text.slice(FILL.length)) }
  if (text.startsWith(COPY)) return { ...nothing, copiedId: parseIdParam(text.slice(COPY.length)) || null }
  return { ...nothing, focusedField: decode(text) }
}

/** Amounts and percentages as people say them; a bare number may be part of a name ('Ouro 2027'). */
const DESCRIBED_NUMBERS: readonly (readonly [SettableField['kind'], RegExp])[] = [
  ['percent', /(?<![\d.,])\d[\d.,]*\s*(?:%|por cento)/i],
  ['money', /R\$\s*\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s*reais/i],
]
/** Words that link the parts of a description, and are part of none. */
const LINKS = '(?:de|com|a|o|por|e|chamad[oa]|denominad[oa]|nome|[:,–-])'
const LINKS_BEFORE = new RegExp(`^(?:${LINKS}(?:\\s+|$))+`, 'i')
const LINKS_AFTER = new RegExp(`(?:(?:^|\\s+)${LINKS})+$`, 'i')

/**
 * The form values of what was said: an amount or a percentage goes to the only field of that kind, the rest is the name.
 * A number without such a field stays in the name.
 */
export function readDescribedValues(fields: FormFields, nameField: string, description: string): FormValues {
  const values: Record<string, string> = {}
  let rest = description
  for (const [kind, pattern] of DESCRIBED_NUMBERS) {
    const [field, other] = getSettableFields(fields).filter(([, each]) => each.kind === kind)
    const [said] = pattern.exec(rest) ?? []
    if (!field || other || said === undefined) continue
    values[field[0]] = normalizeNumberInput(kind as 'money' | 'percent', said.replace(/\s*(?:por cento|reais)$/i, ''))
    rest = rest.replace(said, ' ')
  }
  const name = rest.replaceAll(/\s+/g, ' ').trim().replace(LINKS_BEFORE, '').replace(LINKS_AFTER, '').trim()
  return name === '' ? values : { ...values, [nameField]: name }
}
