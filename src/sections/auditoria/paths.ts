/** Where the audits stand in the console; their filters have the names of the wire (spec 2 §2). */
import type { RouteLocation } from '#lib/urls/route-location.ts'

const ROOT = '/auditoria/transacoes'

/** The three audits, by what they go by. */
export const auditPaths = {
  tipo: `${ROOT}/tipo`,
  usuario: `${ROOT}/usuario`,
  valor: `${ROOT}/valor`,
} as const

export const HISTORY_TITLE = 'Histórico da Transação'

/** The history of one transaction, as the router spells it. */
export const historyPath = `${ROOT}/$id`

/** The history of this transaction. */
export const historyLocation = (id: number): RouteLocation => ({ to: historyPath, params: { id: String(id) } })

/** True for the path of a history, whose rows are events of one transaction. */
export const isHistoryPath = (path: string): boolean =>
  path.startsWith(`${ROOT}/`) && /^\d+$/.test(path.slice(ROOT.length + 1))

/** The page of an audit with these filters filled in. */
export function auditLocation(
  screen: keyof typeof auditPaths,
  filters: Readonly<Record<string, string | number | undefined>>,
  periodo: { de?: string; ate?: string } = {},
): RouteLocation {
  const given = Object.entries({ ...filters, dataInicio: periodo.de, dataFim: periodo.ate })
  const known = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  return { to: auditPaths[screen], search: Object.fromEntries(known) }
}
