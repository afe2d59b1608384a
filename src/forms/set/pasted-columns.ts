/** Matches the columns of a pasted table with the fields of a form, by their headers. Pure. */
import * as z from 'zod/mini'
import type { PastedCells } from '#commands/define.ts'
import { type FormFields, getSettableFields, type SettableField } from '#forms/form-fields.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parseStoredJson } from './parse-stored-json.ts'

const ID_HEADER = /^(?:ids?|#|n[º°o]?|cod(?:igo)?)$/

/** The columns of a table that are fields of a form, and those that are none. */
export interface TableColumns {
  idIndex: number
  fields: readonly { index: number; name: string; field: SettableField }[]
  otherHeaders: readonly string[]
}

const tableSchema = z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** The pasted table that an argument holds; null if the argument holds none. */
export const parseTable = (text: string): PastedCells | null => parseStoredJson(tableSchema, text)

/** Matches the columns with the fields by label or further word; null if there is no id or no field. */
export function matchFieldColumns(fields: FormFields, { headers }: PastedCells): TableColumns | null {
  const settable = getSettableFields(fields)
  const idIndex = headers.findIndex((header) => ID_HEADER.test(normalizeText(header)))
  const matched = headers.map((header, index) => {
    const isName = (name: string) => normalizeText(name) === normalizeText(header)
    const found = settable.find(([, field]) => [field.label, ...(field.words ?? [])].some(isName))
    return found && index !== idIndex ? [{ index, name: found[0], field: found[1] }] : []
  })
  const columns = matched.flat()
  const otherHeaders = headers.filter(
    (header, index) => header !== '' && index !== idIndex && matched[index]?.length === 0,
  )
  return idIndex < 0 || columns.length === 0 ? null : { idIndex, fields: columns, otherHeaders }
}

/** The ids of the table's rows, ascending, each once; null if one is no id. */
export function readTableIds({ rows }: PastedCells, { idIndex }: TableColumns): number[] | null {
  const ids = rows.map((row) => Number((row[idIndex] ?? '').replace(/^#/, '')))
  const isValid = ids.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0)
  return isValid ? [...new Set(ids)].sort((a, b) => a - b) : null
}
