/** The lists on which the list commands are tested (tests/list-commands.test.ts checks that none is missing). */
/** A list on which commands are tested; `columns` is the number of its data columns. */
export interface List {
  path: string
  /** The id of the first row. */
  first: number
  total: number
  columns: number
  /** The label of the second column. */
  secondLabel: string
  /** The index of the column 'Status' among them. */
  statusIndex: number
  /** Whether rows have actions: their column counts too. */
  hasActions: boolean
}

/** A list with row actions and filters, for the keys that need them. */
export interface ListWithActions extends List {
  /** The label of its first filter. */
  filter: string
}

/** A list whose rows only open: no actions, no filters. */
export const transacoes: List = {
  path: '/transacoes',
  first: 5000,
  total: 5000,
  columns: 9,
  secondLabel: 'Descrição',
  statusIndex: 6,
  hasActions: false,
}

export const cashbacks: ListWithActions = {
  path: '/cashbacks',
  first: 250,
  total: 250,
  columns: 6,
  secondLabel: 'Descrição',
  hasActions: true,
  filter: 'Descrição',
  statusIndex: 4,
}

/** The announcement of a command on the rows, with their total. */
export const formatRowCount =
  ({ total }: List) =>
  (announcement: string) =>
    new RegExp(
      `^${announcement}${announcement === '' ? '' : String.raw`\. `}${total.toLocaleString('pt-BR')} registros$`,
    )
