/**
 * A screen reader's view of two lists, key by key: what its live regions say, once an act, and what the accessibility
 * tree tells of the cell that has the focus — its value, its column and order, its row of the total.
 */
import { type Focus, Ouvinte } from './ouvinte.ts'
import { expect, test } from './test.ts'
import {
  ACTING,
  ACTING_PHRASES,
  CELL_MENU,
  HEADER_MENU,
  lists,
  phrasesOf,
  type Step,
  stepsOf,
} from './verbos-de-lista.ts'

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

for (const { path, phrases } of [
  // In parts, each of which begins on the second row.
  ...lists.flatMap((list) =>
    [0, 20, 40].map((from) => ({ path: list.path, phrases: phrasesOf(list).slice(from, from + 20) })),
  ),
  ...ACTING.map((acting) => ({ path: acting, phrases: ACTING_PHRASES })),
])
  test(`${path}: from '${phrases[0]?.[1]}' on each verb does by its phrase what its key does, and is heard once`, async ({
    page,
    operador,
    espera,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ouvinte = new Ouvinte(page)
    await ouvinte.escuta()
    await operador.entra(path)
    await espera.linha('#')
    await operador.tecla('j j')
    const wrong: string[] = []
    for (const [at, [verb, line, says, then]] of phrases.entries()) {
      await operador.digita(line)
      await expect(operador.paleta.getByRole('option', { selected: true }), line).toBeVisible()
      const mark = `${at} ${verb}`
      await ouvinte.depoisDe(mark)
      await operador.tecla('Enter')
      if (says) await expect.poll(() => ouvinte.dito(mark), line).toContainEqual(expect.stringMatching(says))
      else await expect(operador.paleta, line).toBeHidden()
      const said = (await ouvinte.dito(mark)).filter((text) => text !== 'Carregando...')
      if (says && said.length !== 1) wrong.push(`${line}: ${said.join(' / ')}`)
      if (then === undefined) continue
      await expect(
        page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=combobox], input:focus').first(),
      ).toBeVisible()
      await operador.tecla(then)
    }
    expect(wrong).toEqual([])
  })

for (const list of lists)
  test(`${list.path}: each verb by the mouse, in the menu of a cell and of a header`, async ({
    page,
    operador,
    espera,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ouvinte = new Ouvinte(page)
    await ouvinte.escuta()
    await operador.entra(list.path)
    await espera.linha('#')
    const heard = (mark: string, says: RegExp) =>
      expect.poll(() => ouvinte.dito(mark), mark).toContainEqual(expect.stringMatching(says))
    for (const [verb, entry, says, then] of CELL_MENU) {
      const cell = page.getByRole('grid').locator('tr[data-row="2"] td[aria-colindex="2"]')
      await cell.click({ button: 'right', position: { x: 3, y: 4 } })
      const item = page.getByRole('menu', { name: /^Linha de #\d+$/ }).getByRole('menuitem', { name: entry })
      await ouvinte.depoisDe(verb)
      if (verb === 'tabela.filtroDigitado' && !list.hasActions) {
        await expect(item).toHaveAttribute('title', 'Esta lista não tem filtros')
        await operador.tecla('Escape')
        continue
      }
      await item.click()
      if (says) await heard(verb, says)
      if (then !== undefined) {
        await expect(page.getByRole('menu').or(page.getByRole('combobox', { name: 'Filtro digitado' }))).toBeVisible()
        await operador.tecla(then)
      }
    }
    const status = page.getByRole('columnheader', { name: 'Status', exact: true })
    for (const [verb, entry, says] of HEADER_MENU) {
      await status.click({ button: 'right', position: { x: 6, y: 6 } })
      await ouvinte.depoisDe(verb)
      await page.getByRole('menu', { name: 'Coluna Status' }).getByRole('menuitem', { name: entry }).click()
      await heard(verb, says)
    }
    await operador.clica(/^Soltar todas/)
    await espera.semTexto('1 fixada')
  })
