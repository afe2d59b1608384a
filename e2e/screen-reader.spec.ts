/**
 * A screen reader's view of two lists, key by key: what its live regions say, once an act, and what the accessibility
 * tree tells of the cell that has the focus — its value, its column and order, its row of the total.
 */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { getScanPanel, getScanView } from './scan-page.ts'
import { type AccessibleFocus, ScreenReaderListener } from './screen-reader-listener.ts'
import { expect, test as base } from './fixtures.ts'
import { LISTS_WITH_ACTIONS, ACTION_PHRASES, getPhrases } from './list-commands/phrases.ts'
import { listsWithActions, lists } from './list-commands/lists.ts'
import { CELL_MENU, HEADER_MENU, PALETTE_LINES } from './list-commands/mouse.ts'
import { getActionSteps, type KeyStep, getSteps } from './list-commands/keys.ts'

/** With a listener that hears from the page's first moment on; what is copied may be, so that it is told. */
const test = base.extend<{ ouvinte: ScreenReaderListener }>({
  ouvinte: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const ouvinte = new ScreenReaderListener(page)
    await ouvinte.install()
    await use(ouvinte)
  },
})

/** Each part as it is wanted; of a text a pattern may be told. */
function fits(focus: AccessibleFocus, wanted: NonNullable<KeyStep[2]>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = focus[name as keyof AccessibleFocus]
    if (name === 'role') return String(value).split('|').includes(String(found))
    return value instanceof RegExp ? value.test(String(found)) : found === value
  })
}

for (const { path, steps, what } of [
  ...lists.map((list) => ({ path: list.path, steps: getSteps(list), what: 'each key' })),
  ...listsWithActions.map((list) => ({
    path: list.path,
    steps: getActionSteps(list),
    what: 'each key that filters or acts',
  })),
])
  test(`${path}: ${what} is heard once, and the cell with its column, order and row of the total`, async ({
    operator,
    ouvinte,
  }, info) => {
    test.slow()
    await operator.openListSignedIn(path)
    await expect.poll(() => ouvinte.getAnnouncements('')).toContainEqual(expect.stringMatching(/registros$/))
    const record: string[] = []
    const wrong: string[] = []
    for (const [at, [key, says, wanted]] of steps.entries()) {
      const mark = `${at} ${key}`
      await ouvinte.setLastKey(mark)
      await operator.press(key)
      if (says)
        await expect.poll(() => ouvinte.getAnnouncements(mark), mark).toContainEqual(expect.stringMatching(says))
      const found: AccessibleFocus[] = []
      const isThere = async () => {
        const focus = await ouvinte.getFocus()
        if (focus === null || !fits(focus, wanted ?? {})) return focus
        return found.push(focus) > 0
      }
      await expect.poll(isThere, mark).toBe(true)
      const focus = found[0] as AccessibleFocus
      record.push(
        `${key}: ${focus.role} “${focus.name}”, ${focus.column} ${focus.sort}, ${focus.rowPosition}, ${focus.columnPosition}`,
      )
    }
    for (const [at, [key, says]] of steps.entries()) {
      // A request that takes long is told as such besides.
      const said = (await ouvinte.getAnnouncements(`${at} ${key}`)).filter((text) => text !== 'Carregando...')
      record[at] += ` — ${said.join(' / ')}`
      if (said.length !== (says ? 1 : 0) || (says && !says.test(said[0] ?? '')))
        wrong.push(`${at} ${key}: ${said.join(' / ')}`)
    }
    await info.attach('ouvido', { body: record.join('\n'), contentType: 'text/plain' })
    expect(wrong).toEqual([])
  })

test('a period that is pasted is read back once', async ({ page, operator, expected, ouvinte }) => {
  await operator.openListSignedIn('/auditoria/transacoes/valor')
  // What is told of the list itself may come after its rows.
  await expected.announcement(/^\s*[\d.]+ registros\s*$/)
  await operator.field('Início').focus()
  await ouvinte.setLastKey('colada')
  await operator.paste('05/10/2026 14:30')
  await expect(operator.field('Início')).toHaveValue('2026-10-05T14:30')
  await expect(page.getByRole('status', { name: 'Período lido' })).toHaveText('desde 05/10/2026 14:30')
  expect(await ouvinte.getAnnouncements('colada')).toEqual(['desde 05/10/2026 14:30'])
})

test('a request that takes long is told while it lasts, and its outcome after it', async ({
  operator,
  platform,
  ouvinte,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await platform.delayCalls('listar$', 1500)
  await operator.press('j')
  await ouvinte.setLastKey(']')
  await operator.press(']')
  await expect.poll(() => ouvinte.getAnnouncements(']')).toEqual(['Carregando...', 'Página 2 de 25. 250 registros'])
})

for (const { path, phrases } of [
  // In parts, each of which begins on the second row.
  ...lists.flatMap((list) =>
    [[0, 20], [20, 41], [41]].map(([from, to]) => ({ path: list.path, phrases: getPhrases(list).slice(from, to) })),
  ),
  ...LISTS_WITH_ACTIONS.map((acting) => ({ path: acting, phrases: ACTION_PHRASES })),
])
  test(`${path}: from '${phrases[0]?.[1]}' on each verb does by its phrase what its key does, and is heard once`, async ({
    page,
    operator,
    ouvinte,
  }) => {
    test.slow()
    await operator.openListSignedIn(path)
    await operator.press('j j')
    const wrong: string[] = []
    for (const [at, [verb, line, says, then]] of phrases.entries()) {
      await operator.insertLine(line)
      await expect(operator.palette.getByRole('option', { selected: true }), line).toBeVisible()
      const mark = `${at} ${verb}`
      await ouvinte.setLastKey(mark)
      await operator.press('Enter')
      if (says)
        await expect.poll(() => ouvinte.getAnnouncements(mark), line).toContainEqual(expect.stringMatching(says))
      else await expect(operator.palette, line).toBeHidden()
      if (then === undefined) continue
      await expect(
        page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=combobox], input:focus').first(),
      ).toBeVisible()
      await operator.press(then)
    }
    for (const [at, [verb, line, says]] of phrases.entries()) {
      const said = (await ouvinte.getAnnouncements(`${at} ${verb}`)).filter((text) => text !== 'Carregando...')
      // What a window, a file or the rows tell is told once more at most.
      if (says ? said.length !== 1 : said.length > 1) wrong.push(`${line}: ${said.join(' / ')}`)
    }
    expect(wrong).toEqual([])
  })

for (const list of lists)
  test(`${list.path}: each verb by the mouse, in the menu of a cell and of a header, is heard once`, async ({
    page,
    operator,
    expected,
    ouvinte,
  }) => {
    test.slow()
    await operator.openListSignedIn(list.path)
    const wrong: string[] = []
    const heard = async (mark: string, says: RegExp) => {
      await expect.poll(() => ouvinte.getAnnouncements(mark), mark).toContainEqual(expect.stringMatching(says))
      const said = (await ouvinte.getAnnouncements(mark)).filter((text) => text !== 'Carregando...')
      if (said.length !== 1) wrong.push(`${mark}: ${said.join(' / ')}`)
    }
    for (const [verb, entry, says, then] of CELL_MENU) {
      const cell = page.getByRole('grid').locator('tr[data-row="2"] td[aria-colindex="2"]')
      await cell.click({ button: 'right', position: { x: 3, y: 4 } })
      const item = page.getByRole('menu', { name: /^Linha de #\d+$/ }).getByRole('menuitem', { name: entry })
      await ouvinte.setLastKey(verb)
      if (verb === 'tabela.filtroDigitado' && !list.hasActions) {
        // Off: the keys reach it all the same, it says why, and Enter chooses nothing.
        await expect(item.getByText('Esta lista não tem filtros')).toBeVisible()
        await operator.press('End')
        const focused = page.locator(':focus')
        for (const _ of CELL_MENU) {
          if (await item.evaluate((element) => element === document.activeElement)) break
          const before = await focused.textContent()
          await operator.press('ArrowUp')
          // The menu moves by a timer: an arrow before that is lost.
          await expect(focused).not.toHaveText(before ?? '')
        }
        await expect(item).toBeFocused()
        await expect(item).toHaveAccessibleDescription('Esta lista não tem filtros')
        await operator.press('Enter')
        await expect(item).toBeDisabled()
        await operator.press('Escape')
        continue
      }
      await item.click()
      if (says) await heard(verb, says)
      if (then !== undefined) {
        await expect(page.getByRole('menu').or(page.getByRole('combobox', { name: 'Filtro digitado' }))).toBeVisible()
        await operator.press(then)
      }
    }
    const status = page.getByRole('columnheader', { name: 'Status', exact: true })
    for (const [verb, entry, says] of HEADER_MENU) {
      await status.click({ button: 'right', position: { x: 6, y: 6 } })
      await ouvinte.setLastKey(verb)
      await page.getByRole('menu', { name: 'Coluna Status' }).getByRole('menuitem', { name: entry }).click()
      await heard(verb, says)
    }
    await operator.click(/^Limpar seleção/)
    await operator.click(/^Soltar todas/)
    await expected.noText('1 fixada')
    expect(wrong).toEqual([])
  })

for (const list of lists)
  test(`${list.path}: what has no place of its own is clicked in the palette, whose button is clicked too`, async ({
    page,
    operator,
    ouvinte,
  }) => {
    await operator.openListSignedIn(list.path)
    for (const [verb, line, says] of PALETTE_LINES) {
      await page.getByRole('button', { name: /^Buscar ou executar/ }).click()
      const entry = operator.palette.getByRole('option', { name: line })
      const more = operator.palette.getByRole('option', { name: /^mais \d+/ })
      await expect(operator.palette.getByRole('option').first()).toBeVisible()
      while ((await entry.count()) === 0) await more.click()
      await ouvinte.setLastKey(verb)
      await entry.first().click()
      await expect.poll(() => ouvinte.getAnnouncements(verb), verb).toContainEqual(expect.stringMatching(says))
    }
  })

test('a run is heard as it begins and as it ends, and not with each record', async ({
  page,
  operator,
  platform,
  ouvinte,
}) => {
  await operator.openListSignedIn('/cashbacks')
  // One that is over before the first notice can be drawn tells its end alone.
  await platform.delayCalls('atualizar$', 400)
  const [one = 0, two = 0, three = 0] = await fetchActiveCashbackIds(operator, 3)
  await operator.runLine(`desabilitar cashback ${one}, ${two}, ${three}`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.setLastKey('s')
  await operator.press('s')
  await expect.poll(() => ouvinte.getAnnouncements('s')).toContainEqual('250 registros')
  expect(await ouvinte.getAnnouncements('s')).toEqual([
    expect.stringMatching(/^Desabilitando cashbacks \d de 3/),
    expect.stringMatching(/^3 cashbacks desabilitados/),
    '250 registros',
  ])
})

test('the steps of a script do not each tell how many rows the list has', async ({
  page,
  operator,
  expected,
  ouvinte,
}) => {
  await operator.openListSignedIn('/cashbacks')
  const ids = await fetchActiveCashbackIds(operator, 4)
  await operator.runLine(ids.map((id) => `desabilitar cashback ${id}`).join('; '))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.setLastKey('s')
  await operator.press('s')
  await expected.text('Roteiro concluído: 4 comandos')
  await expect.poll(async () => (await ouvinte.getAnnouncements('s')).at(-1)).toMatch(/^Roteiro concluído|registros$/)
  const said = await ouvinte.getAnnouncements('s')
  expect(said.filter((text) => text === '250 registros').length).toBeLessThanOrEqual(1)
  expect(said.filter((text) => /^\d+$/.test(text))).toEqual([])
})

test('a reading that takes its time is heard as it begins and as it ends', async ({ operator, platform, ouvinte }) => {
  await operator.openListSignedIn('/bonus')
  await platform.delayCalls('/bonus$', 900, { query: { size: '1000' } })
  await operator.insertLine('ler tudo')
  await ouvinte.setLastKey('Enter')
  await operator.press('Enter')
  await expect.poll(() => ouvinte.getAnnouncements('Enter')).toContainEqual(expect.stringMatching(/^Provada/))
  expect(await ouvinte.getAnnouncements('Enter')).toEqual([
    'Leitura em andamento',
    expect.stringMatching(/^Provada: 600 linhas/),
  ])
})

test('a reading is heard as it is paused and as it goes on', async ({ page, operator, platform, ouvinte }) => {
  await operator.openListSignedIn('/transacoes')
  // The last page does not come before it is let go.
  await platform.delayCalls('/transacoes$', 20_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  const panel = getScanPanel(page)
  await expect(panel).toContainText('4 de 5')
  await expect.poll(() => ouvinte.getAnnouncements('')).toContainEqual('Leitura em andamento')
  for (const [name, says] of [
    ['Pausar', 'Leitura em pausa'],
    ['Continuar', 'Leitura em andamento'],
  ] as const) {
    await panel.getByRole('button', { name }).focus()
    await ouvinte.setLastKey(name)
    await operator.press('p')
    await expect.poll(() => ouvinte.getAnnouncements(name)).toEqual([says])
  }
})

test('of a review each place is heard with its record, once', async ({ page, operator, ouvinte }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('amostra 3 semente novembro')
  await expect(page.getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operator.insertLine('revisar amostra')
  await ouvinte.setLastKey('Enter')
  await operator.press('Enter')
  const heading = getScanView(page, 'Revisar amostra').getByRole('heading', { name: /^Transação #/ })
  const record = async () => (await heading.textContent())?.replace('Transação ', '')
  await expect(heading).toBeVisible()
  await expect.poll(() => ouvinte.getAnnouncements('Enter')).toContainEqual(`1 de 3: ${await record()}`)
  for (const [key, place] of [
    ['k', '2 de 3'],
    ['p', '3 de 3'],
    ['[', '2 de 3'],
  ] as const) {
    await ouvinte.setLastKey(key)
    await operator.press(key)
    await expect.poll(async () => ouvinte.getAnnouncements(key)).toEqual([`${place}: ${await record()}`])
  }
})

test('of a row on top that the operator removes the end is heard, and not that it is gone', async ({
  page,
  operator,
  ouvinte,
  watch,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j m')
  await expect(page).toHaveURL(/fixas=/)
  await operator.press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await ouvinte.setLastKey('s')
  await operator.press('s')
  await expect(page).not.toHaveURL(/fixas=/)
  await expect.poll(async () => (await ouvinte.getAnnouncements('s')).length).toBe(2)
  expect(await ouvinte.getAnnouncements('s')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Excluído/), '249 registros']),
  )
  watch.acceptProblem(/404/)
})
