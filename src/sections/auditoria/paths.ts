/** Where the audits stand in the console; their filters have the names of the wire (spec 2 §2). */

const ROOT = '/auditoria/transacoes'

/** The three audits, by what they go by. */
export const auditPaths = {
  tipo: `${ROOT}/tipo`,
  usuario: `${ROOT}/usuario`,
  valor: `${ROOT}/valor`,
} as const

export const HISTORY_TITLE = 'Histórico da Transação'

/** The history of one transaction; '$id' spells it for the router. */
export const historyPath = (id: number | '$id'): string => `${ROOT}/${id}`

/** True for the path of a history, whose rows are events of one transaction. */
export const isHistoryPath = (path: string): boolean =>
  path.startsWith(`${ROOT}/`) && /^\d+$/.test(path.slice(ROOT.length + 1))

/** An audit filled in. */
export function auditPath(
  screen: keyof typeof auditPaths,
  filters: Readonly<Record<string, string | number | undefined>>,
  periodo: { de?: string; ate?: string } = {},
): string {
  const given = Object.entries({ ...filters, dataInicio: periodo.de, dataFim: periodo.ate })
  const known = given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  const query = new URLSearchParams(known.map((pair) => [...pair])).toString().replaceAll('%3A', ':')
  return `${auditPaths[screen]}${query === '' ? '' : `?${query}`}`
}
