/** The commands on what a list shows of its result: page, rows per page and order (commands/keys/README §4). */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getScreen, type ListHandle } from '#commands/screen.ts'
import { defineToggle } from '#commands/toggle.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { notify } from '#ui/notices/notify.tsx'
import { PAGE_SIZES } from './define.ts'
import { getListModel, countedCommandBase, tableCommandBase, getListHandle, whenTable } from './table-command-base.ts'

function goToPage(list: ListHandle, page: number) {
  const pageCount = Math.max(1, list.getTotals()?.totalPages ?? Infinity)
  if (page < 0) return void notify('info', 'Primeira página')
  if (page >= pageCount) return void notify('info', 'Última página')
  list.updateState({ page })
}

const UNKNOWN_TOTAL_REASON = 'A plataforma não diz quantas páginas há: avance página por página'

const pagingCommands = [
  defineCommand({
    ...countedCommandBase,
    id: 'tabela.proxima',
    title: 'Próxima página',
    icon: 'setaDireita',
    phrases: ['próxima página', 'próxima', 'página seguinte', 'avançar página', 'página para frente'],
    keys: [']', 'Shift+PageDown'],
    run: (_, context) => goToPage(getListHandle(context), getListHandle(context).getState().page + 1),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.anterior',
    title: 'Página anterior',
    icon: 'setaEsquerda',
    phrases: ['página anterior', 'anterior', 'voltar página', 'página atrás'],
    keys: ['[', 'Shift+PageUp'],
    run: (_, context) => goToPage(getListHandle(context), getListHandle(context).getState().page - 1),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.primeira',
    title: 'Primeira página',
    phrases: ['primeira página', 'início da lista', 'começo'],
    keys: ['{'],
    run: (_, context) => getListHandle(context).updateState({ page: 0 }),
  }),
  defineCommand({
    ...countedCommandBase,
    id: 'tabela.ultima',
    title: 'Última página',
    phrases: ['última página', 'final', 'fim'],
    keys: ['}'],
    run(_, context) {
      const totals = getListHandle(context).getTotals()
      // The last page is unknown here: going to totalPages - 1 would open the next page instead.
      if (totals?.isTotalUnknown) return void notify('info', UNKNOWN_TOTAL_REASON)
      getListHandle(context).updateState({ page: Math.max(0, (totals?.totalPages ?? 1) - 1) })
    },
  }),
  defineCommand({
    ...countedCommandBase,
    id: 'tabela.pagina',
    title: 'Ir para a página',
    phrases: ['página {n}', 'ir para página {n}'],
    args: { n: arg.integer('número da página', { min: 1 }) },
    run({ n }, context) {
      const totals = getListHandle(context).getTotals()
      const pages = Math.max(1, totals?.totalPages ?? 1)
      if (n > pages && !totals?.isTotalUnknown)
        return void notify('warning', `A lista tem ${formatCount(pages, 'página', 'páginas')}`)
      getListHandle(context).updateState({ page: n - 1 })
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.tamanho',
    title: 'Linhas por página',
    phrases: [
      'linhas por página {n}',
      'itens por página {n}',
      'mostrar {n} por página',
      '{n} por página',
      'tamanho da página {n}',
    ],
    args: {
      n: arg.integer('linhas por página', {
        question: 'Quantas linhas por página?',
        min: 1,
        choices: PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) })),
        getCurrentValue: () => getScreen().list?.getState().size.toString(),
      }),
    },
    when: whenTable((list, { n }: { n?: number }) => {
      const { sizes } = list.getDefaults()
      return n === undefined || sizes.includes(n) || `Tamanhos de página: ${sizes.join(', ')}`
    }),
    keys: ['a i'],
    run: ({ n }, context) => getListHandle(context).updateState({ size: n }),
  }),
]

const getNotSortableReason = ({
  label,
  notSortableReason,
}: {
  label: string
  notSortableReason?: string | undefined
}) => notSortableReason ?? `A coluna ${label} não se ordena`

const sortCommands = [
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.ordenar',
    title: 'Ordenar por',
    icon: 'ordenar',
    phrases: ['ordenar por {coluna} {dir}', 'ordem {coluna} {dir}'],
    args: { coluna: arg.column(), dir: arg.optional(arg.direction()) },
    when: whenTable((list, { coluna }: { coluna?: string }) => {
      const column = list.getColumns().find(({ field }) => field === coluna)
      return !column || column.isSortable || getNotSortableReason(column)
    }),
    keys: ['s'],
    run: ({ coluna, dir = 'ASC' }, context) => getListHandle(context).updateState({ sort: `${coluna},${dir}` }),
  }),
  // One command per digit: sorts by the n-th visible column, and inverts when pressed again (commands/keys/README §4).
  ...Array.from('123456789', Number).map((digit) =>
    defineCommand({
      ...tableCommandBase,
      id: `tabela.ordenar.${digit}`,
      title: `Ordenar pela ${digit}ª coluna`,
      phrases: [`ordenar pela coluna ${digit}`],
      keys: [String(digit)],
      hidden: true,
      run(_, context) {
        const { columns, sortBy } = getListModel(context)
        const column = columns[digit - 1]
        if (column && column.isSortable !== false) sortBy(column.field)
        else if (column) showStatus(getNotSortableReason(column))
        else showStatus(`Não há ${digit}ª coluna aqui`)
      },
    }),
  ),
  defineToggle({
    ...tableCommandBase,
    id: 'tabela.inverter',
    title: 'Inverter a ordem',
    phrases: [
      'inverter ordem',
      'inverter ordenação',
      'trocar direção',
      'ordem inversa',
      'ordem ao contrário',
      'de atrás para frente',
    ],
    onPhrases: ['crescente', 'ordem crescente'],
    offPhrases: ['decrescente', 'ordem decrescente'],
    keys: ['Shift+S'],
    isOn: (context) => getListHandle(context).getState().sort.endsWith(',ASC'),
    setState(on, context) {
      const [field] = getListHandle(context).getState().sort.split(',')
      getListHandle(context).updateState({ sort: `${field},${on ? 'ASC' : 'DESC'}` })
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.ordenarPadrao',
    title: 'Ordem padrão',
    phrases: ['ordem padrão', 'ordem normal', 'limpar ordenação', 'remover ordenação'],
    keys: ['0'],
    run: (_, context) => getListHandle(context).updateState({ sort: getListHandle(context).getDefaults().sort }),
  }),
]

/** The page commands, then the sort commands. */
export const pageCommands = [...pagingCommands, ...sortCommands]
