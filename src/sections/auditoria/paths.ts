/** The paths of the audit screens. Their query parameters have the filters' names on the wire (spec 2 §2). */
import type { RouteLocation } from '#lib/urls/route-location.ts'

const ROOT = '/auditoria/transacoes'

/** The paths of the three audits: by type, user and value. */
export const auditPaths = {
  tipo: `${ROOT}/tipo`,
  usuario: `${ROOT}/usuario`,
  valor: `${ROOT}/valor`,
} as const

export const HISTORY_TITLE = 'Histórico da Transação'

/** The path of a transaction's history, in the router's spelling. */
export const historyPath = `${ROOT}/$id`

/** Returns the location of this transaction's history. */
export const historyLocation = (id: number): RouteLocation => ({ to: historyPath, params: { id: String(id) } })

/** True for the path of a history, whose rows are events of one transaction. */
export const isHistoryPath = (path: string): boolean =>
  path.startsWith(`${ROOT}/`) && /^\d+$/.test(path.slice(ROOT.length + 1))

/** Returns the location of an audit with these filters set. */
export function auditLocation(
  screen: keyof typeof auditPaths,
  filters: Readonly<Record<string, string | number | undefined>>,
  periodo: { de?: string; ate?: string } = {},
): RouteLocation {
  const entries = Object.entries({ ...filters, dataInicio: periodo.de, dataFim: periodo.ate })
  const params = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  return { to: auditPaths[screen], search: Object.fromEntries(params) }
}
