/**
 * The verbs on what a list shows of its result: which page, how many rows, in which order (commands/keys/README §4).
 */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen, type ListHandle } from '#commands/screen.ts'
import { defineToggle } from '#commands/toggle.ts'
import { counted } from '#lib/written/counted.ts'
import { notify } from '#ui/notices/notify.tsx'
import { PAGE_SIZES } from './define.ts'
import { listOf, onCounted, onTable, table, whenTable } from './toolbar-commands.ts'

function goToPage(list: ListHandle, page: number) {
  const last = Math.max(1, list.totals()?.totalPages ?? Infinity)
  if (page < 0) return void notify('info', 'Primeira página')
  if (page >= last) return void notify('info', 'Última página')
  list.show({ page })
}

const UNCOUNTED = 'A plataforma não diz quantas páginas há: avance página por página'

const paging = [
  defineCommand({
    ...onCounted,
    id: 'tabela.proxima',
    title: 'Próxima página',
    icon: 'setaDireita',
    phrases: ['próxima página', 'próxima', 'página seguinte', 'avançar página', 'página para frente'],
    keys: [']', 'Shift+PageDown'],
    run: (_, context) => goToPage(table(context), table(context).state().page + 1),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.anterior',
    title: 'Página anterior',
    icon: 'setaEsquerda',
    phrases: ['página anterior', 'anterior', 'voltar página', 'página atrás'],
    keys: ['[', 'Shift+PageUp'],
    run: (_, context) => goToPage(table(context), table(context).state().page - 1),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.primeira',
    title: 'Primeira página',
    phrases: ['primeira página', 'início da lista', 'começo'],
    keys: ['{'],
    run: (_, context) => table(context).show({ page: 0 }),
  }),
  defineCommand({
    ...onCounted,
    id: 'tabela.ultima',
    title: 'Última página',
    phrases: ['última página', 'final', 'fim'],
    keys: ['}'],
    run(_, context) {
      const totals = table(context).totals()
      // Its place is not known: the next page is another one than is meant.
      if (totals?.isOpen) return void notify('info', UNCOUNTED)
      table(context).show({ page: Math.max(0, (totals?.totalPages ?? 1) - 1) })
    },
  }),
  defineCommand({
    ...onCounted,
    id: 'tabela.pagina',
    title: 'Ir para a página',
    phrases: ['página {n}', 'ir para página {n}'],
    args: { n: arg.n('número da página', { min: 1 }) },
    run({ n }, context) {
      const totals = table(context).totals()
      const pages = Math.max(1, totals?.totalPages ?? 1)
      if (n > pages && !totals?.isOpen)
        return void notify('warning', `A lista tem ${counted(pages, 'página', 'páginas')}`)
      table(context).show({ page: n - 1 })
    },
  }),
  defineCommand({
    ...onTable,
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
      n: arg.n('linhas por página', {
        question: 'Quantas linhas por página?',
        min: 1,
        choices: PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) })),
        now: () => currentScreen().list?.state().size.toString(),
      }),
    },
    when: whenTable((list, { n }: { n?: number }) => {
      const { sizes } = list.defaults()
      return n === undefined || sizes.includes(n) || `Tamanhos de página: ${sizes.join(', ')}`
    }),
    keys: ['a i'],
    run: ({ n }, context) => table(context).show({ size: n }),
  }),
]

const sorting = [
  defineCommand({
    ...onTable,
    id: 'tabela.ordenar',
    title: 'Ordenar por',
    icon: 'ordenar',
    phrases: ['ordenar por {coluna} {dir}', 'ordem {coluna} {dir}'],
    args: { coluna: arg.coluna(), dir: arg.optional(arg.direcao()) },
    keys: ['s'],
    run: ({ coluna, dir = 'ASC' }, context) => table(context).show({ sort: `${coluna},${dir}` }),
  }),
  // One command a digit: the n-th visible column, and again to invert (commands/keys/README §4).
  ...Array.from('123456789', Number).map((digit) =>
    defineCommand({
      ...onTable,
      id: `tabela.ordenar.${digit}`,
      title: `Ordenar pela ${digit}ª coluna`,
      phrases: [`ordenar pela coluna ${digit}`],
      keys: [String(digit)],
      hidden: true,
      run(_, context) {
        const { columns, sortBy } = listOf(context)
        const column = columns[digit - 1]
        if (column && column.sortable !== false) sortBy(column.field)
        else if (column) sayInStatusLine(`A coluna ${column.label} não se ordena`)
        else sayInStatusLine(`Não há ${digit}ª coluna aqui`)
      },
    }),
  ),
  defineToggle({
    ...onTable,
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
    on: ['crescente', 'ordem crescente'],
    off: ['decrescente', 'ordem decrescente'],
    keys: ['Shift+S'],
    isOn: (context) => table(context).state().sort.endsWith(',ASC'),
    turn(on, context) {
      const [field] = table(context).state().sort.split(',')
      table(context).show({ sort: `${field},${on ? 'ASC' : 'DESC'}` })
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.ordenarPadrao',
    title: 'Ordem padrão',
    phrases: ['ordem padrão', 'ordem normal', 'limpar ordenação', 'remover ordenação'],
    keys: ['0'],
    run: (_, context) => table(context).show({ sort: table(context).defaults().sort }),
  }),
]

/** Pages, then orders. */
export const pageCommands = [...paging, ...sorting]
