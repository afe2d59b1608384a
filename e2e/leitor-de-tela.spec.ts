/**
 * A screen reader's view of two lists, key by key: what its live regions say, once an act, and what the accessibility
 * tree tells of the cell that has the focus — its value, its column and order, its row of the total.
 */
import { type Focus, Ouvinte } from './ouvinte.ts'
import { expect, test } from './test.ts'

/** A key, what is said of it (null: the cell itself is what is heard), and the focus after it. */
type Step = readonly [key: string, says: RegExp | null, focus?: Partial<Record<keyof Focus, unknown>>]

interface List {
  path: string
  /** The id of the first row. */
  first: number
  total: number
  columns: number
  /** Whether rows have verbs: their column is counted too. */
  hasActions: boolean
}

const lists: readonly List[] = [
  { path: '/transacoes', first: 5000, total: 5000, columns: 9, hasActions: false },
  { path: '/cashbacks', first: 250, total: 250, columns: 6, hasActions: true },
]

function stepsOf({ first, total, columns, hasActions }: List): Step[] {
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
    hasActions
      ? ['/', null, { role: 'combobox', name: 'Filtro digitado' }]
      : ['/', /^Esta lista não tem filtros$/, { name: `#${first}` }],
  ]
}

/** Each part as it is wanted; of a text a pattern may be told. */
function fits(focus: Focus, wanted: NonNullable<Step[2]>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = focus[name as keyof Focus]
    if (name === 'role') return String(value).split('|').includes(String(found))
    return value instanceof RegExp ? value.test(String(found)) : found === value
  })
}

for (const list of lists)
  test(`${list.path}: each key is heard once, and the cell with its column, order and row of the total`, async ({
    page,
    operador,
    context,
  }, info) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ouvinte = new Ouvinte(page)
    await ouvinte.escuta()
    await operador.entraNaLista(list.path)
    await expect.poll(() => ouvinte.dito('')).toContainEqual(expect.stringMatching(/registros$/))
    const steps = stepsOf(list)
    const record: string[] = []
    const wrong: string[] = []
    for (const [at, [key, says, wanted]] of steps.entries()) {
      const mark = `${at} ${key}`
      await ouvinte.depoisDe(mark)
      await operador.tecla(key)
      if (says) await expect.poll(() => ouvinte.dito(mark), mark).toContainEqual(expect.stringMatching(says))
      let focus = await ouvinte.foco()
      await expect(async () => {
        focus = await ouvinte.foco()
        expect(fits(focus, wanted ?? {}), `${mark}: ${JSON.stringify(focus)}`).toBe(true)
      }).toPass({ timeout: 10_000 })
      record.push(
        `${key}: ${focus.role} “${focus.name}”, ${focus.column} ${focus.sort}, ${focus.place}, ${focus.across}`,
      )
    }
    for (const [at, [key, says]] of steps.entries()) {
      // A request that takes long is told as such besides.
      const said = (await ouvinte.dito(`${at} ${key}`)).filter((text) => text !== 'Carregando...')
      record[at] += ` — ${said.join(' / ')}`
      if (said.length !== (says ? 1 : 0) || (says && !says.test(said[0] ?? '')))
        wrong.push(`${at} ${key}: ${said.join(' / ')}`)
    }
    await info.attach('ouvido', { body: record.join('\n'), contentType: 'text/plain' })
    expect(wrong).toEqual([])
  })

test('a request that takes long is told while it lasts, and its outcome after it', async ({
  page,
  operador,
  plataforma,
}) => {
  const ouvinte = new Ouvinte(page)
  await ouvinte.escuta()
  await operador.entraNaLista('/cashbacks')
  await plataforma.late('listar$', 1500)
  await operador.tecla('j')
  await ouvinte.depoisDe(']')
  await operador.tecla(']')
  await expect.poll(() => ouvinte.dito(']')).toEqual(['Carregando...', 'Página 2 de 25. 250 registros'])
})
