/** Every key of a list, in an order in which each can be pressed. */
import type { AccessibleFocus } from '../screen-reader-listener.ts'
import { type ListWithActions, type List, formatRowCount } from './lists.ts'

/** A key, its announcement (null: only the focused cell is announced), and the focus after it. */
export type KeyStep = readonly [
  key: string,
  says: RegExp | null,
  focus?: Partial<Record<keyof AccessibleFocus, unknown>>,
]

/** An announcement that refuses the command on this list. */
const REFUSAL = /^\^(Esta lista não|Não há)/

/** Whether the key has its effect in this step. */
export const isEffective = ([, says]: KeyStep): boolean => says === null || !REFUSAL.test(says.source)

/** A digit for each of nine columns, and the list's own order again. */
function getDigitSteps(list: List): KeyStep[] {
  const announceRows = formatRowCount(list)
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit): KeyStep => {
    const outcome = digit > list.columns ? `^Não há ${digit}ª coluna aqui$` : announceRows('Ordenado por .+, .+').source
    return [String(digit), new RegExp(outcome)]
  })
  // If its record is on another page, the cursor stays in its row.
  return [
    ...digits,
    ['0', announceRows('Ordenado por .+, decrescente')],
    ['Mod+Home', null, { name: `#${list.first}` }],
  ]
}

/** The keys that need commands on rows or filters, starting on the first page of a list. */
export function getActionSteps(list: ListWithActions): KeyStep[] {
  const { first, filter, statusIndex } = list
  const announceRows = formatRowCount(list)
  return [
    ['j', null, { role: 'gridcell', name: `#${first}` }],
    ...['.', 'Shift+F10', 'ContextMenu'].flatMap((key): KeyStep[] => [
      [key, null, { role: 'menu', name: `Ações de #${first}` }],
      ['Escape', null, { name: `#${first}` }],
    ]),
    ['f', null, { role: 'textbox', name: filter }],
    ['Escape', null, { name: `#${first}` }],
    ['/', null, { role: 'combobox', name: 'Filtro digitado' }],
    ['Escape', null, { name: `#${first}` }],
    ...getDigitSteps(list),
    ...Array.from({ length: statusIndex - 1 }, (): KeyStep => ['ArrowRight', null]),
    ['Shift+F', /^[\d.]+ registros$/, { role: 'gridcell', column: 'Status' }],
    ['a l', announceRows(''), { role: 'gridcell', column: 'Status' }],
    ['F2', null, { role: 'combobox', name: 'Status' }],
    ['Escape', null, { role: 'gridcell', column: 'Status' }],
  ]
}

/** Every key of a list, in an order in which each can be pressed, starting on its first page. */
export function getSteps(list: List): KeyStep[] {
  const { first, total, columns, secondLabel, hasActions } = list
  const count = total.toLocaleString('pt-BR')
  const pages = Math.ceil(total / 10)
  // The checkbox column is the first, that of the actions the last.
  const across = (column: number) => `coluna ${column + 1} de ${columns + (hasActions ? 2 : 1)}`
  const row = (index: number) => `linha ${index + 1} de ${total + 1}`
  const second = (px: string, index = 2) => new RegExp(`^Coluna ${secondLabel}, ${index}ª de ${columns}, ${px} px$`)
  const PX = String.raw`\d+`
  const announceRows = formatRowCount(list)
  return [
    ['j', null, { role: 'gridcell', name: `#${first}`, column: 'ID', rowPosition: row(1), columnPosition: across(1) }],
    ['j', null, { role: 'gridcell', name: `#${first - 1}`, column: 'ID', rowPosition: row(2) }],
    ['ArrowRight', null, { role: 'gridcell', column: secondLabel, rowPosition: row(2), columnPosition: across(2) }],
    ['Home', null, { name: `#${first - 1}`, columnPosition: across(1) }],
    ['End', null, { rowPosition: row(2), columnPosition: across(columns) }],
    ['ArrowLeft', null, { rowPosition: row(2), columnPosition: across(columns - 1) }],
    ['Home', null, { columnPosition: across(1) }],
    ['k', null, { name: `#${first}`, rowPosition: row(1) }],
    ['w', new RegExp(`^Linha 1 de ${count}, coluna ID: #?${first}\\. Ordem: .+, decrescente\\. Sem filtro$`)],
    ['Mod+End', null, { name: `#${first - 9}`, rowPosition: row(10) }],
    ['PageDown', /^\] próxima página$/, { rowPosition: row(10) }],
    ['PageUp', null, { rowPosition: row(1) }],
    ...getDigitSteps(list),
    // In the header.
    ['ArrowUp', null, { role: 'columnheader', name: 'ID', rowPosition: row(0), columnPosition: across(1) }],
    ['ArrowRight', null, { role: 'columnheader', name: secondLabel, sort: 'none', columnPosition: across(2) }],
    ['Enter', announceRows(`Ordenado por ${secondLabel}, crescente`), { name: secondLabel, sort: 'ascending' }],
    ['>', second(PX, 3), { name: secondLabel, columnPosition: across(3) }],
    ['<', second(PX), { name: secondLabel, columnPosition: across(2) }],
    ['=', second(PX), { name: secondLabel }],
    ['+', second(PX), { name: secondLabel }],
    ['-', second(PX), { name: secondLabel }],
    ['Shift+ArrowRight', second(PX), { name: secondLabel }],
    ['Shift+ArrowLeft', second(PX), { name: secondLabel }],
    ['_', second(PX), { name: secondLabel }],
    ['p', new RegExp(`^Coluna ${secondLabel} fixada à esquerda$`), { name: secondLabel, columnPosition: across(1) }],
    ['p', new RegExp(`^Coluna ${secondLabel} solta$`), { name: secondLabel, columnPosition: across(2) }],
    ['z', new RegExp(`^Coluna ${secondLabel} oculta, ${columns - 1} de ${columns}$`), { role: 'columnheader' }],
    ['.', null, { role: 'menu', name: /^Coluna / }],
    ['Escape', null, { role: 'columnheader' }],
    ['0', announceRows('Ordenado por .+, decrescente'), { role: 'columnheader' }],
    ['Home', null, { name: 'ID' }],
    ['ArrowDown', null, { role: 'gridcell', name: `#${first}`, rowPosition: row(1) }],
    // Selection.
    ['x', /^1 selecionado$/, { isSelected: true }],
    ['Shift+ArrowDown', /^2 selecionados$/, { name: `#${first - 1}`, isSelected: true }],
    ['Shift+ArrowUp', /^2 selecionados$/, { name: `#${first}`, isSelected: true }],
    ['ArrowDown', null, { name: `#${first - 1}`, isSelected: true }],
    ['d', null, { role: 'dialog|button' }],
    ['Escape', null, { name: `#${first - 1}` }],
    ['Space', /^1 selecionado$/, { isSelected: false }],
    ['Mod+a', /^10 selecionados$/, { isSelected: true }],
    ['d', /^Até 8 registros se comparam$/, { isSelected: true }],
    ['Escape', /^Nenhuma linha selecionada$/, { isSelected: false }],
    // Preview, comparison and pinned rows.
    ['d', /^Fixe \(M\) ou selecione \(X\) duas linhas ou mais$/, { role: 'gridcell' }],
    ['i', /^Prévia aberta$/, { name: `#${first - 1}` }],
    ['j', null, { name: `#${first - 2}`, rowPosition: row(3) }],
    ['i', /^Prévia fechada$/, { name: `#${first - 2}` }],
    ['m', new RegExp(`^#${first - 2} fixada, 1 linha no topo$`), { name: `#${first - 2}` }],
    ['Shift+M', /^Nenhuma linha fixada$/, { name: `#${first - 2}` }],
    // Pages, order, continuous mode, auto refresh.
    [']', announceRows(`Página 2 de ${pages}`), { name: `#${first - 10}`, rowPosition: row(11) }],
    ['[', announceRows(`Página 1 de ${pages}`), { name: `#${first}`, rowPosition: row(1) }],
    ['}', announceRows(`Página ${pages} de ${pages}`), { rowPosition: row(total - 9) }],
    ['{', announceRows(`Página 1 de ${pages}`), { name: `#${first}` }],
    ['Shift+S', announceRows('Ordenado por .+, crescente'), { rowPosition: row(1) }],
    ['0', announceRows('Ordenado por .+, decrescente'), { name: `#${first}` }],
    ['a m', announceRows('Modo contínuo'), { name: `#${first}`, rowPosition: row(1) }],
    ['Mod+End', null, { name: /^#\d+$/, rowPosition: row(total) }],
    ['w', new RegExp(`^Linha [\\d.]+ de ${count}, coluna ID: #?\\d+\\. Ordem: .+\\. Sem filtro$`)],
    ['Mod+Home', null, { name: `#${first}`, rowPosition: row(1) }],
    ['a m', announceRows('Páginas'), { name: `#${first}`, rowPosition: row(1) }],
    ['a w', /^Acompanhando a cada 30 s$/, { name: `#${first}` }],
    ['a w', /^Deixou de acompanhar$/, { name: `#${first}` }],
    ['r', announceRows(''), { name: `#${first}` }],
    ['Shift+PageDown', announceRows(`Página 2 de ${pages}`), { rowPosition: row(11) }],
    ['Shift+PageUp', announceRows(`Página 1 de ${pages}`), { name: `#${first}` }],
    // A command with an argument asks for it in the palette.
    ...['s', 'a i', 'a d'].flatMap((key): KeyStep[] => [
      [key, null, { role: 'option|combobox' }],
      ['Escape', null, { name: `#${first}` }],
    ]),
    ['a e', /^10 linhas exportadas$/, { name: `#${first}` }],
    // Menus and clipboard.
    ['a c', null, { role: 'menu', name: 'Colunas visíveis' }],
    ['Escape', null, { name: `#${first}` }],
    ...(hasActions
      ? []
      : ['.', 'Shift+F10', 'ContextMenu'].map((key): KeyStep => [
          key,
          /^Esta lista não tem ações de linha$/,
          { name: `#${first}` },
        ])),
    ['Mod+c', /^Copiado$/, { name: `#${first}` }],
    ['Shift+Y', /^1 linha copiada$/, { name: `#${first}` }],
    ['y', /^Link copiado$/, { name: `#${first}` }],
    ['Shift+F', /^Esta lista não filtra por ID desta linha$/, { name: `#${first}` }],
    ...(hasActions
      ? []
      : ['f', '/'].map((key): KeyStep => [key, /^Esta lista não tem filtros$/, { name: `#${first}` }])),
  ]
}
