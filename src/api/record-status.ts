/** The status of a record on the wire and its options (spec 1 §3; products: spec 2 §4). */
import * as z from 'zod/mini'
import * as wire from './wire.ts'

/** A record's status as it is on the wire; null for missing values. */
export interface Status {
  id: number | null
  descricao: string | null
}

const STATUS_NAMES: Readonly<Record<number, string>> = { 1: 'Ativo', 2: 'Inativo', 3: 'Bloqueado', 4: 'Pendente' }

/** The two statuses that commands set. */
export const ACTIVE = 1
export const INACTIVE = 2
/** The statuses that only products have. */
export const BLOCKED = 3
export const PENDING = 4

/** Status options of cashbacks, categories, suppliers and stores. */
export const statusOptions = [ACTIVE, INACTIVE].map((id) => ({ id, descricao: STATUS_NAMES[id] ?? '' }))
/** Status options of products. */
export const productStatusOptions = [ACTIVE, INACTIVE, BLOCKED, PENDING].map((id) => ({
  id,
  descricao: STATUS_NAMES[id] ?? '',
}))

/** Created once, because creating a schema for every row costs more than parsing the row. */
const statusSchema = wire.nested({ id: wire.number, descricao: wire.text })

/**
 * Schema keys for the fields that contain a status: { id, descricao } or its id alone under `status`, or the id under
 * `statusId`.
 */
export const statusFields = {
  statusId: wire.number,
  status: z.transform((value: unknown): Status => {
    const { id, descricao } = z.parse(statusSchema, value)
    return { id: id ?? z.parse(wire.number, value), descricao }
  }),
}

/** Merges those fields into one status: `statusId` and `status.id` are equal, and the name is set if it is known. */
export function normalizeStatus<Row extends { statusId: number | null; status: Status }>(row: Row): Row {
  const id = row.status.id ?? row.statusId
  return {
    ...row,
    statusId: id,
    status: { id, descricao: row.status.descricao ?? (id === null ? null : (STATUS_NAMES[id] ?? null)) },
  }
}
