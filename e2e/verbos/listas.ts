/** The lists on which every verb of the list engine is tried (tests/list-verbs.test.ts holds that none is left out). */
/** A list on which every verb is tried; `columns` are those of its records. */
export interface List {
  path: string
  /** The id of the first row. */
  first: number
  total: number
  columns: number
  /** The label of the second of them. */
  name: string
  /** The place of the column 'Status' among them. */
  status: number
  /** Whether rows have verbs: their column is counted too. */
  hasActions: boolean
}

/** A list with verbs on its rows and with filters, for the keys that need them. */
export interface ActingList extends List {
  /** The label of its first filter. */
  filter: string
}

const cashbacks: ActingList = {
  path: '/cashbacks',
  first: 250,
  total: 250,
  columns: 6,
  name: 'Descrição',
  hasActions: true,
  filter: 'Descrição',
  status: 4,
}
const bonus: ActingList = {
  path: '/bonus',
  first: 600,
  total: 600,
  columns: 9,
  name: 'Beneficiário',
  hasActions: true,
  filter: 'Beneficiário',
  status: 8,
}

export const lists: readonly List[] = [
  { path: '/transacoes', first: 5000, total: 5000, columns: 9, name: 'Descrição', status: 6, hasActions: false },
  cashbacks,
]

export const actingLists: readonly ActingList[] = [cashbacks, bonus]

/** What is said of an act on the rows: how many there are. */
export const readOf =
  ({ total }: List) =>
  (what: string) =>
    new RegExp(`^${what}${what === '' ? '' : String.raw`\. `}${total.toLocaleString('pt-BR')} registros$`)
