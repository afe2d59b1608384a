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

export const lists: readonly List[] = [
  { path: '/transacoes', first: 5000, total: 5000, columns: 9, hasActions: false },
  { path: '/cashbacks', first: 250, total: 250, columns: 6, hasActions: true },
]

/** Every key of a list, in an order in which each can be pressed, from its first page on. */
export function stepsOf({ first, total, columns, hasActions }: List): Step[] {
  const count = total.toLocaleString('pt-BR')
  const pages = Math.ceil(total / 10)
  // The check column is the first, that of the verbs the last.
  const across = (column: number) => `coluna ${column + 1} de ${columns + (hasActions ? 2 : 1)}`
  const row = (at: number) => `linha ${at + 1} de ${total + 1}`
  const description = (px: string, place = 2) => new RegExp(`^Coluna Descrição, ${place}ª de ${columns}, ${px} px$`)
  const PX = String.raw`\d+`
  const read = (what: string) => new RegExp(`^${what}${what === '' ? '' : String.raw`\. `}${count} registros$`)
  const list = `[\\d.]+ de ${count}, coluna`
  return [
    ['j', null, { role: 'gridcell', name: `#${first}`, column: 'ID', place: row(1), across: across(1) }],
    ['j', null, { role: 'gridcell', name: `#${first - 1}`, column: 'ID', place: row(2) }],
    ['ArrowRight', null, { role: 'gridcell', column: 'Descrição', place: row(2), across: across(2) }],
    ['Home', null, { name: `#${first - 1}`, across: across(1) }],
    ['End', null, { place: row(2), across: across(columns) }],
    ['Home', null, { across: across(1) }],
    ['k', null, { name: `#${first}`, place: row(1) }],
    ['w', new RegExp(`^Linha 1 de ${count}, coluna ID: ${first}\\. Ordem: .+, decrescente\\. Sem filtro$`)],
    ['Mod+End', null, { name: `#${first - 9}`, place: row(10) }],
    ['PageDown', /^\] próxima página$/, { place: row(10) }],
    ['Mod+Home', null, { place: row(1) }],
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
    ['w', new RegExp(`^Linha ${list} ID: \\d+\\. Ordem: .+\\. Sem filtro$`)],
    ['Mod+Home', null, { name: `#${first}`, place: row(1) }],
    ['a m', read('Páginas'), { name: `#${first}`, place: row(1) }],
    ['a w', /^Acompanhando a cada 30 s$/, { name: `#${first}` }],
    ['a w', /^Deixou de acompanhar$/, { name: `#${first}` }],
    ['r', read(''), { name: `#${first}` }],
    ['Shift+PageDown', read(`Página 2 de ${pages}`), { place: row(11) }],
    ['Shift+PageUp', read(`Página 1 de ${pages}`), { name: `#${first}` }],
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): Step => {
      // One is hidden by now.
      const outcome = digit > columns - 1 ? `^Não há ${digit}ª coluna aqui$` : read('Ordenado por .+, .+').source
      return [String(digit), new RegExp(outcome), { place: row(1) }]
    }),
    ['0', read('Ordenado por .+, decrescente'), { name: `#${first}` }],
    // Menus and what is copied.
    ['a c', null, { role: 'menu', name: 'Colunas visíveis' }],
    ['Escape', null, { name: `#${first}` }],
    hasActions
      ? ['.', null, { role: 'menu', name: `Ações de #${first}` }]
      : ['.', /^Esta lista não tem ações de linha$/, { name: `#${first}` }],
    ...(hasActions ? ([['Escape', null, { name: `#${first}` }]] as const) : []),
    ['Mod+c', /^Copiado$/, { name: `#${first}` }],
    ['Shift+Y', /^1 linha copiada$/, { name: `#${first}` }],
    ['y', /^Link copiado$/, { name: `#${first}` }],
    ['Shift+F', /^Esta lista não filtra por ID desta linha$/, { name: `#${first}` }],
    ...(hasActions
      ? ([['/', null, { role: 'combobox', name: 'Filtro digitado' }]] as const)
      : ([['/', /^Esta lista não tem filtros$/, { name: `#${first}` }]] as const)),
  ]
}

/** A verb by its phrase, and what is said of it; null where a window, a file or the rows themselves tell. */
export type Phrase = readonly [verb: string, line: string, says: RegExp | null, then?: string]

/** In an order in which each can be done; `then` are keys pressed after it. */
export function phrasesOf({ first, total, columns, hasActions }: List): Phrase[] {
  const count = total.toLocaleString('pt-BR')
  const read = (what: string) => new RegExp(`^${what}${what === '' ? '' : String.raw`\. `}${count} registros$`)
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
  ['tabela.copiarCelula', /^Copiar a célula/, /^Copiado$/],
  ['tabela.copiarLinhas', /^Copiar linhas/, /^1 linha copiada$/],
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
  ['coluna.ocultar', /^Ocultar/, /^Coluna Status oculta, /],
]
