/** The verbs of every table; each goes through the mounted list's handle. */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen, type ListHandle } from '#commands/screen.ts'
import { notify } from '#ui/notify.tsx'
import { currentPreferences, setPreference } from '#ui/preferences.ts'
import { PAGE_SIZES } from './define.ts'
import { hasTable, onRow, onTable, source, tabelaRecarregar, table, whenTable } from './toolbar-commands.ts'
import { selectedText } from './selection.ts'
import { toggledSort } from './url-state.ts'
import { columnCommands } from '#listing/columns/commands.ts'
import { copyCommands } from '#listing/copy/commands.ts'
import { followCommands } from '#listing/follow/commands.ts'
import { longCommands } from '#listing/long/commands.ts'
import { lookCommands } from '#listing/look/commands.ts'
import { typedCommands } from '#listing/typed/commands.ts'
import { viewCommands } from './view-commands.ts'
import { wholeCommands } from '#listing/whole/commands.ts'

function goToPage(list: ListHandle, page: number) {
  const last = Math.max(1, list.totals().totalPages)
  if (page < 0) return void notify('info', 'Primeira página')
  if (page >= last) return void notify('info', 'Última página')
  list.show({ page })
}

const tabelaLimpar = defineCommand({
  ...onTable,
  id: 'tabela.limpar',
  title: 'Limpar filtros',
  icon: 'fechar',
  phrases: ['limpar filtros', 'limpar', 'remover filtros'],
  keys: ['a l'],
  run: (_, context) => table(context).clearFilters(),
})

const paging = [
  defineCommand({
    ...onTable,
    id: 'tabela.proxima',
    title: 'Próxima página',
    icon: 'setaDireita',
    phrases: ['próxima página', 'próxima', 'página seguinte', 'avançar página'],
    keys: [']', 'Shift+PageDown'],
    run: (_, context) => goToPage(table(context), table(context).state().page + 1),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.anterior',
    title: 'Página anterior',
    icon: 'setaEsquerda',
    phrases: ['página anterior', 'anterior', 'voltar página'],
    keys: ['[', 'Shift+PageUp'],
    run: (_, context) => goToPage(table(context), table(context).state().page - 1),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.primeira',
    title: 'Primeira página',
    phrases: ['primeira página', 'início da lista', 'voltar para a primeira página'],
    keys: ['{'],
    run: (_, context) => table(context).show({ page: 0 }),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.ultima',
    title: 'Última página',
    phrases: ['última página', 'fim da lista'],
    keys: ['}'],
    run: (_, context) => table(context).show({ page: Math.max(0, table(context).totals().totalPages - 1) }),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.pagina',
    title: 'Ir para a página',
    phrases: ['página {n}', 'ir para página {n}', 'pág {n}', 'p {n}'],
    args: { n: arg.n('número da página', { min: 1 }) },
    run({ n }, context) {
      const { totalPages } = table(context).totals()
      if (n < 1 || n > Math.max(1, totalPages))
        return void notify('warning', `A lista tem ${Math.max(1, totalPages)} páginas`)
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
    run({ n }, context) {
      const { sizes } = table(context).defaults()
      if (!sizes.includes(n)) return void notify('warning', `Tamanhos de página: ${sizes.join(', ')}`)
      table(context).show({ size: n })
    },
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
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
    defineCommand({
      ...onTable,
      id: `tabela.ordenar.${digit}`,
      title: `Ordenar pela ${digit}ª coluna`,
      phrases: [`ordenar pela coluna ${digit}`],
      keys: [String(digit)],
      hidden: true,
      run(_, context) {
        const list = table(context)
        const column = list.columns().filter(({ hidden }) => !hidden)[digit - 1]
        if (column?.sortable) list.show({ sort: toggledSort(list.state().sort, column.field) })
        else if (column) sayInStatusLine(`A coluna ${column.label} não se ordena`)
        else sayInStatusLine(`Não há ${digit}ª coluna aqui`)
      },
    }),
  ),
  defineCommand({
    ...onTable,
    id: 'tabela.inverter',
    title: 'Inverter a ordem',
    phrases: ['inverter ordem', 'trocar direção', 'ordem inversa', 'decrescente', 'crescente'],
    keys: ['Shift+S'],
    run(_, context) {
      const [field, direction] = table(context).state().sort.split(',')
      table(context).show({ sort: `${field},${direction === 'ASC' ? 'DESC' : 'ASC'}` })
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.ordenarPadrao',
    title: 'Ordem padrão',
    phrases: ['ordem padrão', 'limpar ordenação', 'tirar ordenação', 'remover ordenação'],
    keys: ['0'],
    run: (_, context) => table(context).show({ sort: table(context).defaults().sort }),
  }),
]

const filtering = [
  defineCommand({
    ...onTable,
    id: 'tabela.filtrar',
    ofScreen: true,
    title: 'Filtrar',
    icon: 'filtrar',
    phrases: ['filtrar', 'abrir filtros', 'pesquisar nesta lista'],
    keys: ['f'],
    when: (context) => {
      const there = hasTable(context)
      return there === true ? context.screen.list?.hasFilters || 'Esta lista não tem filtros' : there
    },
    run: (_, context) => table(context).focusFilter(),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.aplicar',
    title: 'Aplicar filtros',
    phrases: ['aplicar filtros', 'aplicar', 'apply'],
    run: (_, context) => table(context).submitFilters(),
  }),
  tabelaLimpar,
]

const moving = [
  defineCommand({
    ...onTable,
    id: 'tabela.focar',
    title: 'Ir para a tabela',
    phrases: ['ir para a tabela', 'focar tabela', 'linhas'],
    keys: ['j', 'ArrowDown'],
    run: (_, context) => table(context).focusTable(),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.linha',
    title: 'Ir para a linha',
    phrases: ['ir para linha {id}', 'achar linha {id}', 'focar {id}'],
    args: { id: arg.id(null, { label: 'id da linha' }) },
    run({ id }, context) {
      if (!table(context).focusRow(id)) notify('info', `#${id} não está nesta página`)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.selecionar',
    title: 'Selecionar linhas',
    phrases: ['selecionar {ids}'],
    args: { ids: arg.ids(null, { label: 'ids das linhas' }) },
    run: ({ ids }, context) => table(context).select(ids),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.selecionarTodos',
    title: 'Selecionar a página',
    phrases: ['selecionar todos', 'selecionar página', 'select all'],
    run: (_, context) => table(context).selectAll(),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.limparSelecao',
    title: 'Limpar a seleção',
    phrases: ['limpar seleção', 'desmarcar todos', 'remover seleção'],
    run(_, context) {
      table(context).clearSelection()
      sayInStatusLine(selectedText(0))
    },
  }),
]

const showing = [
  defineCommand({
    ...onRow,
    id: 'tabela.acoes',
    title: 'Ações da linha',
    icon: 'mais',
    phrases: ['ações da linha', 'menu de ações'],
    keys: ['.', 'ContextMenu', 'Shift+F10'],
    when: whenTable((_list, _args, context) => {
      const { definition, model } = source(context)
      // In the header it is the menu of the column.
      const hasMenu = (definition.actions?.length ?? 0) > 0 || model().cursor?.row === -1
      return hasMenu || 'Esta lista não tem ações de linha'
    }),
    run: (_, context) => table(context).openRowMenu(),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.densidade',
    title: 'Densidade das linhas',
    phrases: ['densidade {nivel}', 'linhas {nivel}'],
    args: {
      nivel: arg.escolha(
        'densidade',
        [
          { value: 'compacta', label: 'Compacta', words: ['compactas'] },
          { value: 'padrao', label: 'Padrão', words: ['padrao', 'normal'] },
          { value: 'confortavel', label: 'Confortável', words: ['confortaveis'] },
        ],
        () => currentPreferences().density,
      ),
    },
    keys: ['a d'],
    run({ nivel }) {
      if (nivel === 'compacta' || nivel === 'padrao' || nivel === 'confortavel') setPreference('density', nivel)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.colunas',
    title: 'Colunas visíveis',
    icon: 'colunas',
    phrases: ['mostrar colunas', 'ocultar coluna {coluna}', 'colunas visíveis'],
    args: { coluna: arg.optional(arg.coluna()) },
    keys: ['a c'],
    run: ({ coluna }, context) => (coluna ? table(context).toggleColumn(coluna) : table(context).openColumnMenu()),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.tentar',
    title: 'Tentar novamente',
    phrases: ['tentar novamente', 'tentar de novo'],
    when: ({ screen }) => screen.list?.failed() === true || 'A lista não falhou',
    run: (_, context) => table(context).reload(),
  }),
]

/** Every verb on tables; the keys of pure movement are the grid's own (grid-keys.ts). */
export const tableCommands = [
  tabelaRecarregar,
  ...paging,
  ...sorting,
  ...filtering,
  ...moving,
  ...copyCommands,
  ...showing,
  ...columnCommands,
  ...lookCommands,
  ...longCommands,
  ...followCommands,
  ...typedCommands,
  ...viewCommands,
  ...wholeCommands,
]
