/**
 * What is done to a list in the tests of its verbs: every key of the engine, every phrase, and every verb that has a place
 * for the mouse. tests/list-verbs.test.ts holds it against the registry, so that no verb is left out.
 */
import type { Focus } from './ouvinte.ts'

/** A key, what is said of it (null: the cell itself is what is heard), and the focus after it. */
export type Step = readonly [key: string, says: RegExp | null, focus?: Partial<Record<keyof Focus, unknown>>]

/** A list on which every verb is tried; `columns` are those of its records. */
export interface List {
  path: string
  /** The id of the first row. */
  first: number
  total: number
  columns: number
  /** Whether rows have verbs: their column is counted too. */
  hasActions: boolean
}

/** A list with verbs on its rows and with filters, for the keys that need them. */
export interface ActingList extends List {
  /** The label of its first filter. */
  filter: string
  /** The place of the column 'Status' among those of its records, whose value its call can filter by. */
  status: number
}

const cashbacks: ActingList = {
  path: '/cashbacks',
  first: 250,
  total: 250,
  columns: 6,
  hasActions: true,
  filter: 'Descrição',
  status: 4,
}
const bonus: ActingList = {
  path: '/bonus',
  first: 600,
  total: 600,
  columns: 9,
  hasActions: true,
  filter: 'Beneficiário',
  status: 8,
}

export const lists: readonly List[] = [
  { path: '/transacoes', first: 5000, total: 5000, columns: 9, hasActions: false },
  cashbacks,
]

export const actingLists: readonly ActingList[] = [cashbacks, bonus]

/** What is said of an act on the rows: how many there are. */
const readOf =
  ({ total }: List) =>
  (what: string) =>
    new RegExp(`^${what}${what === '' ? '' : String.raw`\. `}${total.toLocaleString('pt-BR')} registros$`)

/** A list's refusal in place of an act. */
const REFUSED = /^\^(Esta lista não|Não há)/

/** Whether a step does what its key is for. */
export const acts = ([, says]: Step): boolean => says === null || !REFUSED.test(says.source)

/** A digit for each of nine columns, and the list's own order again. */
function digitsOf(list: List): Step[] {
  const read = readOf(list)
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): Step => {
    const outcome = digit > list.columns ? `^Não há ${digit}ª coluna aqui$` : read('Ordenado por .+, .+').source
    return [String(digit), new RegExp(outcome)]
  })
  // Where its record is of another page the cursor stays in its row.
  return [...digits, ['0', read('Ordenado por .+, decrescente')], ['Mod+Home', null, { name: `#${list.first}` }]]
}

/** From the first page of a list on, the keys that need verbs on rows, or filters. */
export function actingSteps(list: ActingList): Step[] {
  const { first, filter, status } = list
  const read = readOf(list)
  return [
    ['j', null, { role: 'gridcell', name: `#${first}` }],
    ...['.', 'Shift+F10', 'ContextMenu'].flatMap((key): Step[] => [
      [key, null, { role: 'menu', name: `Ações de #${first}` }],
      ['Escape', null, { name: `#${first}` }],
    ]),
    ['f', null, { role: 'textbox', name: filter }],
    ['Escape', null, { name: `#${first}` }],
    ['/', null, { role: 'combobox', name: 'Filtro digitado' }],
    ['Escape', null, { name: `#${first}` }],
    ...digitsOf(list),
    ...Array.from({ length: status - 1 }, (): Step => ['ArrowRight', null]),
    ['Shift+F', /^[\d.]+ registros$/, { role: 'gridcell', column: 'Status' }],
    ['a l', read(''), { role: 'gridcell', column: 'Status' }],
  ]
}

/** Every key of a list, in an order in which each can be pressed, from its first page on. */
export function stepsOf(list: List): Step[] {
  const { first, total, columns, hasActions } = list
  const count = total.toLocaleString('pt-BR')
  const pages = Math.ceil(total / 10)
  // The check column is the first, that of the verbs the last.
  const across = (column: number) => `coluna ${column + 1} de ${columns + (hasActions ? 2 : 1)}`
  const row = (at: number) => `linha ${at + 1} de ${total + 1}`
  const description = (px: string, place = 2) => new RegExp(`^Coluna Descrição, ${place}ª de ${columns}, ${px} px$`)
  const PX = String.raw`\d+`
  const read = readOf(list)
  return [
    ['j', null, { role: 'gridcell', name: `#${first}`, column: 'ID', place: row(1), across: across(1) }],
    ['j', null, { role: 'gridcell', name: `#${first - 1}`, column: 'ID', place: row(2) }],
    ['ArrowRight', null, { role: 'gridcell', column: 'Descrição', place: row(2), across: across(2) }],
    ['Home', null, { name: `#${first - 1}`, across: across(1) }],
    ['End', null, { place: row(2), across: across(columns) }],
    ['ArrowLeft', null, { place: row(2), across: across(columns - 1) }],
    ['Home', null, { across: across(1) }],
    ['k', null, { name: `#${first}`, place: row(1) }],
    ['w', new RegExp(`^Linha 1 de ${count}, coluna ID: ${first}\\. Ordem: .+, decrescente\\. Sem filtro$`)],
    ['Mod+End', null, { name: `#${first - 9}`, place: row(10) }],
    ['PageDown', /^\] próxima página$/, { place: row(10) }],
    ['PageUp', null, { place: row(1) }],
    ...digitsOf(list),
    // In the header.
    ['ArrowUp', null, { role: 'columnheader', name: 'ID', place: row(0), across: across(1) }],
    ['ArrowRight', null, { role: 'columnheader', name: 'Descrição', sort: 'none', across: across(2) }],
    ['Enter', read('Ordenado por Descrição, crescente'), { name: 'Descrição', sort: 'ascending' }],
    ['>', description(PX, 3), { name: 'Descrição', across: across(3) }],
    ['<', description(PX), { name: 'Descrição', across: across(2) }],
    ['=', description(PX), { name: 'Descrição' }],
    ['+', description(PX), { name: 'Descrição' }],
    ['-', description(PX), { name: 'Descrição' }],
    ['Shift+ArrowRight', description(PX), { name: 'Descrição' }],
    ['Shift+ArrowLeft', description(PX), { name: 'Descrição' }],
    ['_', description(PX), { name: 'Descrição' }],
    ['p', /^Coluna Descrição fixada à esquerda$/, { name: 'Descrição', across: across(1) }],
    ['p', /^Coluna Descrição solta$/, { name: 'Descrição', across: across(2) }],
    ['z', new RegExp(`^Coluna Descrição oculta, ${columns - 1} de ${columns}$`), { role: 'columnheader' }],
    ['.', null, { role: 'menu', name: /^Coluna / }],
    ['Escape', null, { role: 'columnheader' }],
    ['0', read('Ordenado por .+, decrescente'), { role: 'columnheader' }],
    ['Home', null, { name: 'ID' }],
    ['ArrowDown', null, { role: 'gridcell', name: `#${first}`, place: row(1) }],
    // Selection.
    ['x', /^1 selecionado$/, { selected: true }],
    ['Shift+ArrowDown', /^2 selecionados$/, { name: `#${first - 1}`, selected: true }],
    ['Shift+ArrowUp', /^2 selecionados$/, { name: `#${first}`, selected: true }],
    ['ArrowDown', null, { name: `#${first - 1}`, selected: true }],
    ['d', null, { role: 'dialog|button' }],
    ['Escape', null, { name: `#${first - 1}` }],
    ['Space', /^1 selecionado$/, { selected: false }],
    ['Mod+a', /^10 selecionados$/, { selected: true }],
    ['d', /^Até 8 registros se comparam$/, { selected: true }],
    ['Escape', /^Nenhuma linha selecionada$/, { selected: false }],
    // Looking closer.
    ['d', /^Fixe \(M\) ou selecione \(X\) duas linhas ou mais$/, { role: 'gridcell' }],
    ['i', /^Prévia aberta$/, { name: `#${first - 1}` }],
    ['j', null, { name: `#${first - 2}`, place: row(3) }],
    ['i', /^Prévia fechada$/, { name: `#${first - 2}` }],
    ['m', new RegExp(`^#${first - 2} fixada, 1 linha no topo$`), { name: `#${first - 2}` }],
    ['Shift+M', /^Nenhuma linha fixada$/, { name: `#${first - 2}` }],
    // Pages, order, one long table, following.
    [']', read(`Página 2 de ${pages}`), { name: `#${first - 10}`, place: row(11) }],
    ['[', read(`Página 1 de ${pages}`), { name: `#${first}`, place: row(1) }],
    ['}', read(`Página ${pages} de ${pages}`), { place: row(total - 9) }],
    ['{', read(`Página 1 de ${pages}`), { name: `#${first}` }],
    ['Shift+S', read('Ordenado por .+, crescente'), { place: row(1) }],
    ['0', read('Ordenado por .+, decrescente'), { name: `#${first}` }],
    ['a m', read('Modo contínuo'), { name: `#${first}`, place: row(1) }],
    ['Mod+End', null, { name: /^#\d+$/, place: row(total) }],
    ['w', new RegExp(`^Linha [\\d.]+ de ${count}, coluna ID: \\d+\\. Ordem: .+\\. Sem filtro$`)],
    ['Mod+Home', null, { name: `#${first}`, place: row(1) }],
    ['a m', read('Páginas'), { name: `#${first}`, place: row(1) }],
    ['a w', /^Acompanhando a cada 30 s$/, { name: `#${first}` }],
    ['a w', /^Deixou de acompanhar$/, { name: `#${first}` }],
    ['r', read(''), { name: `#${first}` }],
    ['Shift+PageDown', read(`Página 2 de ${pages}`), { place: row(11) }],
    ['Shift+PageUp', read(`Página 1 de ${pages}`), { name: `#${first}` }],
    // What asks does so in the palette.
    ...['s', 'a i', 'a d'].flatMap((key): Step[] => [
      [key, null, { role: 'option|combobox' }],
      ['Escape', null, { name: `#${first}` }],
    ]),
    ['a e', /^10 linhas exportadas$/, { name: `#${first}` }],
    // Menus and what is copied.
    ['a c', null, { role: 'menu', name: 'Colunas visíveis' }],
    ['Escape', null, { name: `#${first}` }],
    ...(hasActions
      ? []
      : ['.', 'Shift+F10', 'ContextMenu'].map((key): Step => [
          key,
          /^Esta lista não tem ações de linha$/,
          { name: `#${first}` },
        ])),
    ['Mod+c', /^Copiado$/, { name: `#${first}` }],
    ['Shift+Y', /^1 linha copiada$/, { name: `#${first}` }],
    ['y', /^Link copiado$/, { name: `#${first}` }],
    ['Shift+F', /^Esta lista não filtra por ID desta linha$/, { name: `#${first}` }],
    ...(hasActions ? [] : ['f', '/'].map((key): Step => [key, /^Esta lista não tem filtros$/, { name: `#${first}` }])),
  ]
}

/** A verb by its phrase, and what is said of it; null where a window, a file or the rows themselves tell. */
export type Phrase = readonly [verb: string, line: string, says: RegExp | null, then?: string]

/** In an order in which each can be done; `then` are keys pressed after it. */
export function phrasesOf(list: List): Phrase[] {
  const { first, columns, hasActions } = list
  const read = readOf(list)
  const column = (place: number) => new RegExp(`^Coluna Descrição, ${place}ª de ${columns}, \\d+ px$`)
  return [
    ['tabela.recarregar', 'recarregar', read('')],
    ['tabela.proxima', 'próxima página', read('Página 2 de .+')],
    ['tabela.anterior', 'página anterior', read('Página 1 de .+')],
    ['tabela.ultima', 'última página', read('Página .+')],
    ['tabela.primeira', 'primeira página', read('Página 1 de .+')],
    ['tabela.pagina', 'ir para página 3', read('Página 3 de .+')],
    ['tabela.tamanho', 'itens por página 5', read('')],
    ['tabela.tamanho', 'itens por página 10', read('')],
    ['tabela.ordenar', 'ordenar por descrição', read('Ordenado por Descrição, crescente')],
    ['tabela.inverter', 'inverter ordem', read('Ordenado por Descrição, decrescente')],
    ['tabela.ordenarPadrao', 'ordem padrão', read('Ordenado por .+, decrescente')],
    ['tabela.focar', 'ir para a tabela', null],
    ['tabela.linha', `ir para linha ${first - 1}`, null],
    ['tabela.selecionar', `selecionar ${first}, ${first - 1}`, /^2 selecionados$/],
    ['tabela.comparar', 'comparar selecionados', null, 'Escape'],
    ['tabela.limparSelecao', 'limpar seleção', /^Nenhuma linha selecionada$/],
    ['tabela.selecionarTodos', 'selecionar página', /^10 selecionados$/],
    ['tabela.limparSelecao', 'desmarcar todos', /^Nenhuma linha selecionada$/],
    ['tabela.copiarCelula', 'copiar célula', /^Copiado$/],
    ['tabela.copiarLinhas', 'copiar linhas', /^1 linha copiada$/],
    ['tabela.copiarJson', 'copiar json', /^1 linha copiada como JSON$/],
    ['tabela.copiarMarkdown', 'copiar markdown', /^1 linha copiada como Markdown$/],
    ['tabela.copiarIds', 'copiar ids', /^1 id copiado$/],
    ['tabela.copiarCurl', 'copiar curl', /^Chamada copiada, sem o token$/],
    ['tabela.copiarLink', 'copiar link', /^Link copiado$/],
    ['tabela.csv', 'exportar csv desta página', /^10 linhas exportadas$/],
    ['tabela.densidade', 'densidade compacta', null],
    ['tabela.densidade', 'densidade padrão', null],
    ['tabela.colunas', 'mostrar colunas', null, 'Escape'],
    ['tabela.previa', 'inspecionar', /^Prévia aberta$/],
    ['tabela.previa', 'fechar prévia', /^Prévia fechada$/],
    ['tabela.fixar', 'fixar linha', new RegExp(`^#${first - 1} fixada, 1 linha no topo$`)],
    ['tabela.soltarTodas', 'soltar todas as linhas', /^Nenhuma linha fixada$/],
    ['tabela.onde', 'onde estou', /^Linha 2 de .+Sem filtro$/],
    ['tabela.continuo', 'modo contínuo', read('Modo contínuo')],
    ['tabela.posicao', 'ir para posição 40', null],
    ['tabela.continuo', 'voltar às páginas', read('Páginas')],
    ['tabela.acompanhar', 'acompanhar a cada 20 segundos', /^Acompanhando a cada 20 s$/],
    ['tabela.acompanhar', 'parar de acompanhar', /^Deixou de acompanhar$/],
    ['tabela.mesmoValor', 'filtrar por este valor', /^Esta lista não filtra por ID desta linha$/],
    ['tabela.mesmoUsuario', 'mesmo usuário', /^Esta lista não filtra por usuário$/],
    ['tabela.mesmoDia', 'mesmo dia', /^Esta lista não filtra por dia$/],
    ['coluna.largura', 'largura descrição 300', column(2)],
    ['coluna.direita', 'mover coluna descrição para a direita', column(3)],
    ['coluna.esquerda', 'mover coluna descrição para a esquerda', column(2)],
    ['coluna.depois', 'descrição depois de status', column(hasActions ? 4 : 6)],
    ['coluna.alargar', 'alargar coluna descrição', /, 332 px$/],
    ['coluna.estreitar', 'estreitar coluna descrição', /, 300 px$/],
    ['coluna.alargarPouco', 'alargar coluna descrição um pouco', /, 308 px$/],
    ['coluna.estreitarPouco', 'estreitar coluna descrição um pouco', /, 300 px$/],
    ['coluna.ajustar', 'ajustar coluna descrição', /^Coluna Descrição, .+ px$/],
    ['coluna.fixar', 'fixar coluna descrição', /^Coluna Descrição fixada à esquerda$/],
    ['coluna.fixar', 'soltar coluna descrição', /^Coluna Descrição solta$/],
    ['coluna.ocultar', 'ocultar descrição', /^Coluna Descrição oculta, /],
    ['coluna.mostrar', 'mostrar coluna descrição', /^Coluna Descrição visível$/],
    ['coluna.padrao', 'colunas padrão', /^Colunas padrão$/],
    ['visao.salvar', 'salvar visão minha', /^Visão “minha” salva$/],
    ['visao.abrir', 'abrir visão minha', null],
    ['visao.excluir', 'excluir visão minha', null, 's'],
  ]
}

/** The same of what only a list with filters and actions has. */
export const ACTING = ['/cashbacks', '/produtos']
export const ACTING_PHRASES: readonly Phrase[] = [
  ['tabela.acoes', 'ações da linha', null, 'Escape'],
  ['tabela.filtrar', 'abrir filtros', null, 'Escape'],
  ['tabela.aplicar', 'aplicar filtros', /^\d+ registros$/],
  ['tabela.limpar', 'limpar filtros', /^\d+ registros$/],
  ['tabela.filtroDigitado', 'filtrar digitando', null, 'Escape'],
]

/** The entries of a cell's menu that the engine brings to every list, and what is said of each; null: something opens. */
export const CELL_MENU: readonly (readonly [verb: string, entry: RegExp, says: RegExp | null, then?: string])[] = [
  ['tabela.previa', /^Inspecionar/, /^Prévia aberta$/],
  ['tabela.fixar', /^Fixar a linha/, /^#\d+ fixada, 1 linha no topo$/],
  ['tabela.comparar', /^Comparar/, /^Fixe \(M\) ou selecione \(X\) duas linhas ou mais$/],
  ['tabela.mesmoValor', /^Filtrar por este valor/, /^Esta lista não filtra por ID desta linha$/],
  ['tabela.mesmoUsuario', /^Filtrar pelo mesmo usuário/, /^Esta lista não filtra por usuário$/],
  ['tabela.mesmoDia', /^Filtrar pelo mesmo dia/, /^Esta lista não filtra por dia$/],
  ['tabela.copiarCelula', /^Copiar a célula/, /^Copiado$/],
  ['tabela.copiarLinhas', /^Copiar linhas$/, /^1 linha copiada$/],
  ['tabela.copiarJson', /^Copiar linhas como JSON/, /^1 linha copiada como JSON$/],
  ['tabela.copiarMarkdown', /^Copiar linhas como Markdown/, /^1 linha copiada como Markdown$/],
  ['tabela.copiarIds', /^Copiar os ids/, /^1 id copiado$/],
  ['tabela.copiarCurl', /^Copiar a chamada como curl/, /^Chamada copiada, sem o token$/],
  ['tabela.filtroDigitado', /^Filtrar digitando/, null, 'Escape'],
  ['tabela.colunas', /^Colunas visíveis/, null, 'Escape'],
  ['tabela.continuo', /^Modo contínuo ou páginas/, /^Modo contínuo\. /],
  ['tabela.acompanhar', /^Acompanhar a lista/, /^Acompanhando a cada 30 s$/],
  ['tabela.onde', /^Onde estou/, /^Linha .+Sem filtro$/],
]

/** The entries of a header's menu, and what is said of each. */
export const HEADER_MENU: readonly (readonly [verb: string, entry: RegExp, says: RegExp])[] = [
  ['coluna.direita', /^Mover para a direita/, /^Coluna Status, \d+ª de \d+, \d+ px$/],
  ['coluna.esquerda', /^Mover para a esquerda/, /^Coluna Status, \d+ª de \d+, \d+ px$/],
  ['coluna.alargar', /^Alargar, 32 px/, /^Coluna Status, .+ px$/],
  ['coluna.estreitar', /^Estreitar, 32 px/, /^Coluna Status, .+ px$/],
  ['coluna.alargarPouco', /^Alargar, 8 px/, /^Coluna Status, .+ px$/],
  ['coluna.estreitarPouco', /^Estreitar, 8 px/, /^Coluna Status, .+ px$/],
  ['coluna.ajustar', /^Ajustar ao maior/, /^Coluna Status, .+ px$/],
  ['coluna.fixar', /^Fixar ou soltar/, /^Coluna Status fixada à esquerda$/],
  ['coluna.padrao', /^Colunas padrão/, /^Colunas padrão$/],
  ['coluna.ocultar', /^Ocultar/, /^Coluna Status oculta, /],
]

/** What a click on the palette's own button leads to without a letter typed: the line, and what is said of it. */
export const PALETTE_LINES: readonly (readonly [verb: string, line: RegExp, says: RegExp])[] = [
  ['tabela.ultima', /^Última página/, /^Página .+ registros$/],
  ['tabela.primeira', /^Primeira página/, /^Página 1 de .+ registros$/],
  ['tabela.inverter', /^Inverter a ordem/, /^Ordenado por .+, crescente\. .+ registros$/],
  ['tabela.ordenarPadrao', /^Ordem padrão/, /^Ordenado por .+, decrescente\. .+ registros$/],
  ['tabela.copiarLink', /^Copiar o link desta tela/, /^Link copiado$/],
]

/** Verbs whose place for the mouse is tried elsewhere, each with where it is. */
export const POINTED: Readonly<Record<string, string>> = {
  'tabela.recarregar': 'button over the table',
  'tabela.csv': 'button over the table',
  'tabela.proxima': 'button of the footer',
  'tabela.anterior': 'button of the footer',
  'tabela.tamanho': 'select of the footer',
  'tabela.ordenar': 'click on a header',
  'tabela.filtrar': 'click on a field',
  'tabela.aplicar': 'button of the filters',
  'tabela.limpar': 'button of the filters',
  'tabela.focar': 'click on a cell',
  'tabela.linha': 'click on a cell',
  'tabela.selecionar': 'box of a row',
  'tabela.selecionarTodos': 'box of the header',
  'tabela.limparSelecao': 'button of the footer',
  'tabela.acoes': 'button of a row',
  'tabela.densidade': 'settings',
  'tabela.soltarTodas': 'button of the footer',
  'tabela.posicao': 'scrollbar of one long table',
  'tabela.pagina': 'palette: its number is typed',
  'coluna.mostrar': 'box of the menu of columns',
  'coluna.largura': 'edge of a header',
  'coluna.depois': 'drag of a header',
  'visao.salvar': 'palette: its name is typed',
  'visao.abrir': 'palette: a choice of names',
  'visao.excluir': 'palette: a choice of names',
}
