/**
 * A screen reader's view of two lists, key by key: what its live regions say, once an act, and what the accessibility
 * tree tells of the cell that has the focus — its value, its column and order, its row of the total.
 */
import { activeCashbacks } from './cashbacks.ts'
import { painel, vista } from './leitura.ts'
import { type Focus, Ouvinte } from './ouvinte.ts'
import { expect, test as base } from './test.ts'
import { ACTING, ACTING_PHRASES, phrasesOf } from './verbos/frases.ts'
import { actingLists, lists } from './verbos/listas.ts'
import { CELL_MENU, HEADER_MENU, PALETTE_LINES } from './verbos/mouse.ts'
import { actingSteps, type Step, stepsOf } from './verbos/teclas.ts'

/** With a listener that hears from the page's first moment on; what is copied may be, so that it is told. */
const test = base.extend<{ ouvinte: Ouvinte }>({
  ouvinte: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ouvinte = new Ouvinte(page)
    await ouvinte.escuta()
    await use(ouvinte)
  },
})

/** Each part as it is wanted; of a text a pattern may be told. */
function fits(focus: Focus, wanted: NonNullable<Step[2]>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = focus[name as keyof Focus]
    if (name === 'role') return String(value).split('|').includes(String(found))
    return value instanceof RegExp ? value.test(String(found)) : found === value
  })
}

for (const { path, steps, what } of [
  ...lists.map((list) => ({ path: list.path, steps: stepsOf(list), what: 'each key' })),
  ...actingLists.map((list) => ({ path: list.path, steps: actingSteps(list), what: 'each key that filters or acts' })),
])
  test(`${path}: ${what} is heard once, and the cell with its column, order and row of the total`, async ({
    operador,
    ouvinte,
  }, info) => {
    test.slow()
    await operador.entraNaLista(path)
    await expect.poll(() => ouvinte.dito('')).toContainEqual(expect.stringMatching(/registros$/))
    const record: string[] = []
    const wrong: string[] = []
    for (const [at, [key, says, wanted]] of steps.entries()) {
      const mark = `${at} ${key}`
      await ouvinte.depoisDe(mark)
      await operador.tecla(key)
      if (says) await expect.poll(() => ouvinte.dito(mark), mark).toContainEqual(expect.stringMatching(says))
      const found: Focus[] = []
      const isThere = async () => {
        const focus = await ouvinte.foco()
        if (focus === null || !fits(focus, wanted ?? {})) return focus
        return found.push(focus) > 0
      }
      await expect.poll(isThere, mark).toBe(true)
      const focus = found[0] as Focus
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

test('a period that is pasted is read back once', async ({ page, operador, espera, ouvinte }) => {
  await operador.entraNaLista('/auditoria/transacoes/valor')
  // What is told of the list itself may come after its rows.
  await espera.dito(/^\s*[\d.]+ registros\s*$/)
  await operador.campo('Início').focus()
  await ouvinte.depoisDe('colada')
  await operador.cola('05/10/2026 14:30')
  await expect(operador.campo('Início')).toHaveValue('2026-10-05T14:30')
  await expect(page.getByRole('status', { name: 'Período lido' })).toHaveText('desde 05/10/2026 14:30')
  expect(await ouvinte.dito('colada')).toEqual(['desde 05/10/2026 14:30'])
})

test('a request that takes long is told while it lasts, and its outcome after it', async ({
  operador,
  plataforma,
  ouvinte,
}) => {
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
    [[0, 20], [20, 41], [41]].map(([from, to]) => ({ path: list.path, phrases: phrasesOf(list).slice(from, to) })),
  ),
  ...ACTING.map((acting) => ({ path: acting, phrases: ACTING_PHRASES })),
])
  test(`${path}: from '${phrases[0]?.[1]}' on each verb does by its phrase what its key does, and is heard once`, async ({
    page,
    operador,
    ouvinte,
  }) => {
    test.slow()
    await operador.entraNaLista(path)
    await operador.tecla('j j')
    const wrong: string[] = []
    for (const [at, [verb, line, says, then]] of phrases.entries()) {
      await operador.dita(line)
      await expect(operador.paleta.getByRole('option', { selected: true }), line).toBeVisible()
      const mark = `${at} ${verb}`
      await ouvinte.depoisDe(mark)
      await operador.tecla('Enter')
      if (says) await expect.poll(() => ouvinte.dito(mark), line).toContainEqual(expect.stringMatching(says))
      else await expect(operador.paleta, line).toBeHidden()
      if (then === undefined) continue
      await expect(
        page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=combobox], input:focus').first(),
      ).toBeVisible()
      await operador.tecla(then)
    }
    for (const [at, [verb, line, says]] of phrases.entries()) {
      const said = (await ouvinte.dito(`${at} ${verb}`)).filter((text) => text !== 'Carregando...')
      // What a window, a file or the rows tell is told once more at most.
      if (says ? said.length !== 1 : said.length > 1) wrong.push(`${line}: ${said.join(' / ')}`)
    }
    expect(wrong).toEqual([])
  })

for (const list of lists)
  test(`${list.path}: each verb by the mouse, in the menu of a cell and of a header, is heard once`, async ({
    page,
    operador,
    espera,
    ouvinte,
  }) => {
    test.slow()
    await operador.entraNaLista(list.path)
    const wrong: string[] = []
    const heard = async (mark: string, says: RegExp) => {
      await expect.poll(() => ouvinte.dito(mark), mark).toContainEqual(expect.stringMatching(says))
      const said = (await ouvinte.dito(mark)).filter((text) => text !== 'Carregando...')
      if (said.length !== 1) wrong.push(`${mark}: ${said.join(' / ')}`)
    }
    for (const [verb, entry, says, then] of CELL_MENU) {
      const cell = page.getByRole('grid').locator('tr[data-row="2"] td[aria-colindex="2"]')
      await cell.click({ button: 'right', position: { x: 3, y: 4 } })
      const item = page.getByRole('menu', { name: /^Linha de #\d+$/ }).getByRole('menuitem', { name: entry })
      await ouvinte.depoisDe(verb)
      if (verb === 'tabela.filtroDigitado' && !list.hasActions) {
        // Off: the keys reach it all the same, it says why, and Enter chooses nothing.
        await expect(item.getByText('Esta lista não tem filtros')).toBeVisible()
        await operador.tecla('End')
        const focused = page.locator(':focus')
        for (const _ of CELL_MENU) {
          if (await item.evaluate((element) => element === document.activeElement)) break
          const before = await focused.textContent()
          await operador.tecla('ArrowUp')
          // The menu moves by a timer: an arrow before that is lost.
          await expect(focused).not.toHaveText(before ?? '')
        }
        await expect(item).toBeFocused()
        await expect(item).toHaveAccessibleDescription('Esta lista não tem filtros')
        await operador.tecla('Enter')
        await expect(item).toBeDisabled()
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
    await operador.clica(/^Limpar seleção/)
    await operador.clica(/^Soltar todas/)
    await espera.semTexto('1 fixada')
    expect(wrong).toEqual([])
  })

for (const list of lists)
  test(`${list.path}: what has no place of its own is clicked in the palette, whose button is clicked too`, async ({
    page,
    operador,
    ouvinte,
  }) => {
    await operador.entraNaLista(list.path)
    for (const [verb, line, says] of PALETTE_LINES) {
      await page.getByRole('button', { name: /^Buscar ou executar/ }).click()
      const entry = operador.paleta.getByRole('option', { name: line })
      const more = operador.paleta.getByRole('option', { name: /^mais \d+/ })
      await expect(operador.paleta.getByRole('option').first()).toBeVisible()
      while ((await entry.count()) === 0) await more.click()
      await ouvinte.depoisDe(verb)
      await entry.first().click()
      await expect.poll(() => ouvinte.dito(verb), verb).toContainEqual(expect.stringMatching(says))
    }
  })

test('a run is heard as it begins and as it ends, and not with each record', async ({
  page,
  operador,
  plataforma,
  ouvinte,
}) => {
  await operador.entraNaLista('/cashbacks')
  // One that is over before the first notice can be drawn tells its end alone.
  await plataforma.late('atualizar$', 400)
  const [one = 0, two = 0, three = 0] = await activeCashbacks(operador, 3)
  await operador.manda(`desabilitar cashback ${one}, ${two}, ${three}`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.depoisDe('s')
  await operador.tecla('s')
  await expect.poll(() => ouvinte.dito('s')).toContainEqual('250 registros')
  expect(await ouvinte.dito('s')).toEqual([
    expect.stringMatching(/^Desabilitando cashbacks \d de 3/),
    expect.stringMatching(/^3 cashbacks desabilitados/),
    '250 registros',
  ])
})

test('the steps of a script do not each tell how many rows the list has', async ({
  page,
  operador,
  espera,
  ouvinte,
}) => {
  await operador.entraNaLista('/cashbacks')
  const ids = await activeCashbacks(operador, 4)
  await operador.manda(ids.map((id) => `desabilitar cashback ${id}`).join('; '))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.depoisDe('s')
  await operador.tecla('s')
  await espera.texto('Roteiro concluído: 4 comandos')
  await expect.poll(async () => (await ouvinte.dito('s')).at(-1)).toMatch(/^Roteiro concluído|registros$/)
  const said = await ouvinte.dito('s')
  expect(said.filter((text) => text === '250 registros').length).toBeLessThanOrEqual(1)
  expect(said.filter((text) => /^\d+$/.test(text))).toEqual([])
})

test('a reading that takes its time is heard as it begins and as it ends', async ({
  operador,
  plataforma,
  ouvinte,
}) => {
  await operador.entraNaLista('/bonus')
  await plataforma.late('/bonus$', 900, { query: { size: '1000' } })
  await operador.dita('ler tudo')
  await ouvinte.depoisDe('Enter')
  await operador.tecla('Enter')
  await expect.poll(() => ouvinte.dito('Enter')).toContainEqual(expect.stringMatching(/^Provada/))
  expect(await ouvinte.dito('Enter')).toEqual(['Leitura em andamento', expect.stringMatching(/^Provada: 600 linhas/)])
})

test('a reading is heard as it is paused and as it goes on', async ({ page, operador, plataforma, ouvinte }) => {
  await operador.entraNaLista('/transacoes')
  // The last page does not come before it is let go.
  await plataforma.late('/transacoes$', 20_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  const panel = painel(page)
  await expect(panel).toContainText('4 de 5')
  await expect.poll(() => ouvinte.dito('')).toContainEqual('Leitura em andamento')
  for (const [name, says] of [
    ['Pausar', 'Leitura em pausa'],
    ['Continuar', 'Leitura em andamento'],
  ] as const) {
    await panel.getByRole('button', { name }).focus()
    await ouvinte.depoisDe(name)
    await operador.tecla('p')
    await expect.poll(() => ouvinte.dito(name)).toEqual([says])
  }
})

test('of a review each place is heard with its record, once', async ({ page, operador, ouvinte }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('amostra 3 semente novembro')
  await expect(page.getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operador.dita('revisar amostra')
  await ouvinte.depoisDe('Enter')
  await operador.tecla('Enter')
  const heading = vista(page, 'Revisar amostra').getByRole('heading', { name: /^Transação #/ })
  const record = async () => (await heading.textContent())?.replace('Transação ', '')
  await expect(heading).toBeVisible()
  await expect.poll(() => ouvinte.dito('Enter')).toContainEqual(`1 de 3: ${await record()}`)
  for (const [key, place] of [
    ['k', '2 de 3'],
    ['p', '3 de 3'],
    ['[', '2 de 3'],
  ] as const) {
    await ouvinte.depoisDe(key)
    await operador.tecla(key)
    await expect.poll(async () => ouvinte.dito(key)).toEqual([`${place}: ${await record()}`])
  }
})

test('of a row on top that the operator removes the end is heard, and not that it is gone', async ({
  page,
  operador,
  ouvinte,
  vigia,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.tecla('j m')
  await expect(page).toHaveURL(/fixas=/)
  await operador.tecla('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.depoisDe('s')
  await operador.tecla('s')
  await expect(page).not.toHaveURL(/fixas=/)
  await expect.poll(async () => (await ouvinte.dito('s')).length).toBe(2)
  expect(await ouvinte.dito('s')).toEqual(expect.arrayContaining([expect.stringMatching(/^Excluído/), '249 registros']))
  vigia.accept(/404/)
})
