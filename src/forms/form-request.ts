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

/** The word or sign beside an amount belongs to it: 'natal de 5%', 'natal: 5%'. A capital 'A' or 'E' is part of a name. */
const BEFORE_AMOUNT = String.raw`(?:(?:(?:^|\s)e)?(?:^|\s)(?:de|com|por|a)\s+|\s*[:,–-]\s+)?(?<![\d.,])`
const AFTER_AMOUNT = String.raw`(?:\s*[:,–-](?=\s))?`
/** Amounts and percentages as people say them; a bare number may be part of a name ('Ouro 2027'). */
const DESCRIBED_NUMBERS: readonly (readonly [SettableField['kind'], RegExp])[] = [
  ['percent', new RegExp(String.raw`${BEFORE_AMOUNT}(\d[\d.,]*)\s*(?:%|por cento)${AFTER_AMOUNT}`)],
  ['money', new RegExp(String.raw`${BEFORE_AMOUNT}(?:[rR]\$\s*(\d[\d.,]*)|(\d[\d.,]*)\s*reais)${AFTER_AMOUNT}`)],
]
/** What announces a name. Every other word may be a part of it: 'O Boticário', 'Plano A', 'Casa do Pão'. */
const NAME_ANNOUNCEMENT = /^(?:chamad[oa]|com (?:o )?nome|de nome)(?:\s*:)?(?:\s+|$)/i
const QUOTED_NAME = /"((?:[^"]|"")+)"/

/**
 * The form values of what was said: an amount or a percentage goes to the only field of that kind, the rest is the name.
 * A number without such a field stays in the name. A quoted text is the name, with all that is in it.
 */
export function readDescribedValues(fields: FormFields, nameField: string, description: string): FormValues {
  const values: Record<string, string> = {}
  const [quoted = '', quotedName] = QUOTED_NAME.exec(description) ?? []
  let rest = description.replace(quoted, ' ')
  for (const [kind, pattern] of DESCRIBED_NUMBERS) {
    const [field, other] = getSettableFields(fields).filter(([, each]) => each.kind === kind)
    const [said, ...numbers] = pattern.exec(rest) ?? []
    if (!field || other || said === undefined) continue
    values[field[0]] = normalizeNumberInput(kind as 'money' | 'percent', numbers.find(Boolean) ?? '')
    rest = rest.replace(said, ' ')
  }
  const restText = rest.replaceAll(/\s+/g, ' ').trim()
  const name = quotedName?.replaceAll('""', '"') ?? restText.replace(NAME_ANNOUNCEMENT, '')
  return name === '' ? values : { ...values, [nameField]: name }
}
