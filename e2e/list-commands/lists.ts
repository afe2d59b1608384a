/** The lists on which every verb of the list engine is tried (tests/list-commands.test.ts holds that none is left out). */
/** A list on which every verb is tried; `columns` are those of its records. */
export interface List {
  path: string
  /** The id of the first row. */
  first: number
  total: number
  columns: number
  /** The label of the second of them. */
  secondLabel: string
  /** The place of the column 'Status' among them. */
  statusIndex: number
  /** Whether rows have verbs: their column is counted too. */
  hasActions: boolean
}

/** A list with verbs on its rows and with filters, for the keys that need them. */
export interface ListWithActions extends List {
  /** The label of its first filter. */
  filter: string
}

const cashbacks: ListWithActions = {
  path: '/cashbacks',
  first: 250,
  total: 250,
  columns: 6,
  secondLabel: 'Descrição',
  hasActions: true,
  filter: 'Descrição',
  statusIndex: 4,
}
const bonus: ListWithActions = {
  path: '/bonus',
  first: 600,
  total: 600,
  columns: 9,
  secondLabel: 'Beneficiário',
  hasActions: true,
  filter: 'Beneficiário',
  statusIndex: 8,
}

export const lists: readonly List[] = [
  {
    path: '/transacoes',
    first: 5000,
    total: 5000,
    columns: 9,
    secondLabel: 'Descrição',
    statusIndex: 6,
    hasActions: false,
  },
  cashbacks,
]

export const listsWithActions: readonly ListWithActions[] = [cashbacks, bonus]

/** What is said of an act on the rows: how many there are. */
export const formatRowCount =
  ({ total }: List) =>
  (what: string) =>
    new RegExp(`^${what}${what === '' ? '' : String.raw`\. `}${total.toLocaleString('pt-BR')} registros$`)
