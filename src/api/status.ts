/** The status of a record on the wire and its fixed options (spec 1 §3; products: spec 2 §4). */
import * as z from 'zod/mini'
import * as wire from './wire.ts'

/** A record's status as the wire has it; null for what is missing. */
export interface Status {
  id: number | null
  descricao: string | null
}

const STATUS_NAMES: Readonly<Record<number, string>> = { 1: 'Ativo', 2: 'Inativo', 3: 'Bloqueado', 4: 'Pendente' }

/** The two that verbs set. */
export const ACTIVE = 1
export const INACTIVE = 2

/** 1 Ativo, 2 Inativo: cashbacks, categories, suppliers, stores. */
export const statusOptions = [ACTIVE, INACTIVE].map((id) => ({ id, descricao: STATUS_NAMES[id] ?? '' }))
/** 1 Ativo, 2 Inativo, 3 Bloqueado, 4 Pendente: products. */
export const productStatusOptions = [1, 2, 3, 4].map((id) => ({ id, descricao: STATUS_NAMES[id] ?? '' }))

/** Made once: a schema made for every row costs more than reading the row. */
const statusSchema = wire.nested({ id: wire.number, descricao: wire.text })

/** The fields a status arrives in: { id, descricao }, its id alone under `status`, or under `statusId`. */
export const statusFields = {
  statusId: wire.number,
  status: z.transform((value: unknown): Status => {
    const { id, descricao } = z.parse(statusSchema, value)
    return { id: id ?? z.parse(wire.number, value), descricao }
  }),
}

/** One status out of those fields: `statusId` and `status.id` are the same, the name is there where it is known. */
export function normalizeStatus<Row extends { statusId: number | null; status: Status }>(row: Row): Row {
  const id = row.status.id ?? row.statusId
  return {
    ...row,
    statusId: id,
    status: { id, descricao: row.status.descricao ?? (id === null ? null : (STATUS_NAMES[id] ?? null)) },
  }
}
