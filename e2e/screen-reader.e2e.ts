/**
 * What a screen reader gets from a list, key by key: the announcements of live regions, one for each action, and the
 * focused cell in the accessibility tree: its value, column, order and row of the total.
 */
import { fetchActiveCashbackIds } from './cashbacks.ts'
import { getScanPanel, getScanView } from './scan-page.ts'
import { type AccessibleFocus, ScreenReaderListener } from './screen-reader-listener.ts'
import { expect, test as base } from './fixtures.ts'
import { ACTION_PHRASES, getPhrases } from './list-commands/phrases.ts'
import { cashbacks, transacoes } from './list-commands/lists.ts'
import { CELL_MENU, HEADER_MENU, PALETTE_LINES } from './list-commands/mouse.ts'
import { getActionSteps, type KeyStep, getSteps } from './list-commands/keys.ts'

/**
 * Extends the test with a listener that is installed before the page's first script. Clipboard access is granted, so
 * that copying is announced.
 */
const test = base.extend<{ listener: ScreenReaderListener }>({
  listener: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const listener = new ScreenReaderListener(page)
    await listener.install()
    await use(listener)
  },
})

/** Whether each wanted property fits; a text may be given as a pattern. */
function fits(focus: AccessibleFocus, expectedFocus: NonNullable<KeyStep[2]>): boolean {
  return Object.entries(expectedFocus).every(([name, value]) => {
    const foundFocus = focus[name as keyof AccessibleFocus]
    if (name === 'role') return String(value).split('|').includes(String(foundFocus))
    return value instanceof RegExp ? value.test(String(foundFocus)) : foundFocus === value
  })
}

for (const { path, steps, what: kind } of [
  { path: transacoes.path, steps: getSteps(transacoes), what: 'each key' },
  { path: cashbacks.path, steps: getActionSteps(cashbacks), what: 'each key that filters or acts' },
])
  test(`${path}: ${kind} is announced once, and the cell with its column, order and row of the total`, async ({
    operator,
    listener,
  }, info) => {
    test.slow()
    await operator.opensListSignedIn(path)
    await expect.poll(() => listener.getAnnouncements('')).toContainEqual(expect.stringMatching(/registros$/))
    const record: string[] = []
    const problems: string[] = []
    for (const [index, [key, announcement, expectedFocus]] of steps.entries()) {
      const mark = `${index} ${key}`
      await listener.setLastKey(mark)
      await operator.presses(key)
      if (announcement)
        await expect
          .poll(() => listener.getAnnouncements(mark), mark)
          .toContainEqual(expect.stringMatching(announcement))
      const foundFocus: AccessibleFocus[] = []
      const isThere = async () => {
        const focus = await listener.getFocus()
        if (focus === null || !fits(focus, expectedFocus ?? {})) return focus
        return foundFocus.push(focus) > 0
      }
      await expect.poll(isThere, mark).toBe(true)
      const focus = foundFocus[0] as AccessibleFocus
      record.push(
        `${key}: ${focus.role} “${focus.name}”, ${focus.column} ${focus.sort}, ${focus.rowPosition}, ${focus.columnPosition}`,
      )
    }
    for (const [index, [key, announcement]] of steps.entries()) {
      // A slow request is announced as such in addition.
      const announcements = (await listener.getAnnouncements(`${index} ${key}`)).filter(
        (text) => text !== 'Carregando...',
      )
      record[index] += ` — ${announcements.join(' / ')}`
      if (
        announcements.length !== (announcement ? 1 : 0) ||
        (announcement && !announcement.test(announcements[0] ?? ''))
      )
        problems.push(`${index} ${key}: ${announcements.join(' / ')}`)
    }
    await info.attach('ouvido', { body: record.join('\n'), contentType: 'text/plain' })
    expect(problems).toEqual([])
  })

test('a pasted period is announced once', async ({ page, operator, expected, listener }) => {
  await operator.opensListSignedIn('/auditoria/transacoes/valor')
  // The list's own announcement may come after its rows.
  await expected.announcement(/^\s*[\d.]+ registros\s*$/)
  await operator.field('Início').focus()
  await listener.setLastKey('colada')
  await operator.pastes('05/10/2026 14:30')
  await expect(operator.field('Início')).toHaveValue('2026-10-05T14:30')
  await expect(page.getByRole('status', { name: 'Período lido' })).toHaveText('desde 05/10/2026 14:30')
  expect(await listener.getAnnouncements('colada')).toEqual(['desde 05/10/2026 14:30'])
})

const phrasesOfCashbacks = getPhrases(cashbacks)

// In several tests, each of which begins on the second row.
for (const phrases of [
  phrasesOfCashbacks.slice(0, 20),
  phrasesOfCashbacks.slice(20, 42),
  [...phrasesOfCashbacks.slice(42), ...ACTION_PHRASES],
])
  test(`from '${phrases[0]?.[1]}' on each command does by phrase what it does by key, with one announcement`, async ({
    page,
    operator,
    listener,
  }) => {
    test.slow()
    await operator.opensListSignedIn(cashbacks.path)
    await operator.presses('j j')
    const problems: string[] = []
    for (const [index, [commandId, line, announcement, then]] of phrases.entries()) {
      await operator.types(line)
      await expect(operator.palette.getByRole('option', { selected: true }), line).toBeVisible()
      const mark = `${index} ${commandId}`
      await listener.setLastKey(mark)
      await operator.presses('Enter')
      if (announcement)
        await expect
          .poll(() => listener.getAnnouncements(mark), line)
          .toContainEqual(expect.stringMatching(announcement))
      else await expect(operator.palette, line).toBeHidden()
      if (then === undefined) continue
      await expect(
        page.locator('[role=menu], [role=dialog], [role=alertdialog], [role=combobox], input:focus').first(),
      ).toBeVisible()
      await operator.presses(then)
    }
    for (const [index, [commandId, line, announcement]] of phrases.entries()) {
      const announcements = (await listener.getAnnouncements(`${index} ${commandId}`)).filter(
        (text) => text !== 'Carregando...',
      )
      // The content of a dialog, a file or the rows is announced at most once more.
      if (announcement ? announcements.length !== 1 : announcements.length > 1)
        problems.push(`${line}: ${announcements.join(' / ')}`)
    }
    expect(problems).toEqual([])
  })

test('each command by the mouse, in the menu of a cell and of a header, has one announcement', async ({
  page,
  operator,
  expected,
  listener,
}) => {
  test.slow()
  await operator.opensListSignedIn(transacoes.path)
  const problems: string[] = []
  const expectOneAnnouncement = async (mark: string, announcement: RegExp) => {
    await expect.poll(() => listener.getAnnouncements(mark), mark).toContainEqual(expect.stringMatching(announcement))
    const announcements = (await listener.getAnnouncements(mark)).filter((text) => text !== 'Carregando...')
    if (announcements.length !== 1) problems.push(`${mark}: ${announcements.join(' / ')}`)
  }
  for (const [commandId, entry, announcement, then] of CELL_MENU) {
    const cell = page.getByRole('grid').locator('tr[data-row="2"] td[aria-colindex="2"]')
    await cell.click({ button: 'right', position: { x: 3, y: 4 } })
    const item = page.getByRole('menu', { name: /^Linha de #\d+$/ }).getByRole('menuitem', { name: entry })
    await listener.setLastKey(commandId)
    if (commandId === 'tabela.filtroDigitado') {
      // A disabled entry: the keys still reach it, it gives the reason, and Enter chooses nothing.
      await expect(item.getByText('Esta lista não tem filtros')).toBeVisible()
      await operator.presses('End')
      const focused = page.locator(':focus')
      for (const _ of CELL_MENU) {
        if (await item.evaluate((element) => element === document.activeElement)) break
        const before = await focused.textContent()
        await operator.presses('ArrowUp')
        // The menu moves by a timer: an earlier arrow would be lost.
        await expect(focused).not.toHaveText(before ?? '')
      }
      await expect(item).toBeFocused()
      await expect(item).toHaveAccessibleDescription('Esta lista não tem filtros')
      await operator.presses('Enter')
      await expect(item).toBeDisabled()
      await operator.presses('Escape')
      continue
    }
    await item.click()
    if (announcement) await expectOneAnnouncement(commandId, announcement)
    if (then !== undefined) {
      await expect(page.getByRole('menu').or(page.getByRole('combobox', { name: 'Filtro digitado' }))).toBeVisible()
      await operator.presses(then)
    }
  }
  const status = page.getByRole('columnheader', { name: 'Status', exact: true })
  for (const [commandId, entry, announcement] of HEADER_MENU) {
    await status.click({ button: 'right', position: { x: 6, y: 6 } })
    await listener.setLastKey(commandId)
    await page.getByRole('menu', { name: 'Coluna Status' }).getByRole('menuitem', { name: entry }).click()
    await expectOneAnnouncement(commandId, announcement)
  }
  await operator.clicks(/^Limpar seleção/)
  await operator.clicks(/^Soltar todas/)
  await expected.noText('1 fixada')
  expect(problems).toEqual([])
})

test('a command without a menu entry is clicked in the palette, whose button is clicked too', async ({
  page,
  operator,
  listener,
}) => {
  await operator.opensListSignedIn(cashbacks.path)
  for (const [commandId, line, announcement] of PALETTE_LINES) {
    await page.getByRole('button', { name: /^Buscar ou executar/ }).click()
    const entry = operator.palette.getByRole('option', { name: line })
    const moreOption = operator.palette.getByRole('option', { name: /^mais \d+/ })
    await expect(operator.palette.getByRole('option').first()).toBeVisible()
    while ((await entry.count()) === 0) await moreOption.click()
    await listener.setLastKey(commandId)
    await entry.first().click()
    await expect
      .poll(() => listener.getAnnouncements(commandId), commandId)
      .toContainEqual(expect.stringMatching(announcement))
  }
})

test('a page turn, a bulk job, a script and the removal of a pinned row are announced as they begin and end, and no more', async ({
  page,
  operator,
  expected,
  platform,
  listener,
  watch,
}) => {
  watch.acceptProblem(/404/)
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j')
  const ids = await fetchActiveCashbackIds(operator, 7)
  const confirm = async (mark: string) => {
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await listener.setLastKey(mark)
    await operator.presses('s')
  }
  await test.step('A slow request is announced while it lasts, and its outcome afterwards', async () => {
    await platform.delayCalls('listar$', 1500, { times: 1 })
    await listener.setLastKey(']')
    await operator.presses(']')
    await expect.poll(() => listener.getAnnouncements(']')).toEqual(['Carregando...', 'Página 2 de 25. 250 registros'])
  })
  await test.step('A bulk job does not announce each record', async () => {
    // A bulk job that ends before its first notice is rendered announces only its end.
    await platform.delayCalls('atualizar$', 400, { times: 3 })
    await operator.runs(`desabilitar cashback ${ids.slice(0, 3).join(', ')}`)
    await confirm('bulk')
    await expect.poll(() => listener.getAnnouncements('bulk')).toContainEqual('250 registros')
    expect(await listener.getAnnouncements('bulk')).toEqual([
      expect.stringMatching(/^Desabilitando cashbacks \d de 3/),
      expect.stringMatching(/^3 cashbacks desabilitados/),
      '250 registros',
    ])
  })
  await test.step('The steps of a script do not each announce the number of rows', async () => {
    await operator.runs(
      ids
        .slice(3)
        .map((id) => `desabilitar cashback ${id}`)
        .join('; '),
    )
    await confirm('script')
    await expected.text('Roteiro concluído: 4 comandos')
    await expect
      .poll(async () => (await listener.getAnnouncements('script')).at(-1))
      .toMatch(/^Roteiro concluído|registros$/)
    const announcements = await listener.getAnnouncements('script')
    expect(announcements.filter((text) => text === '250 registros').length).toBeLessThanOrEqual(1)
    expect(announcements.filter((text) => /^\d+$/.test(text))).toEqual([])
  })
  await test.step('The removal of a pinned row announces its end, and not that the row is missing', async () => {
    await operator.presses('m')
    await expect(page).toHaveURL(/fixas=/)
    await operator.presses('Delete')
    await confirm('removal')
    await expect(page).not.toHaveURL(/fixas=/)
    await expect.poll(async () => (await listener.getAnnouncements('removal')).length).toBe(2)
    expect(await listener.getAnnouncements('removal')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Excluído/), '249 registros']),
    )
  })
})

test('a scan is announced as it begins, pauses, continues and ends', async ({ page, operator, listener }) => {
  await operator.opensListSignedIn('/transacoes')
  const releaseLastPage = await operator.holdsRequests(
    /\/transacoes\?.*PAGE=4&.*SIZE=1000|\/transacoes\?.*SIZE=1000&.*PAGE=4/,
  )
  await operator.types('ler tudo')
  await listener.setLastKey('Enter')
  await operator.presses('Enter')
  const panel = getScanPanel(page)
  await expect(panel).toContainText('4 de 5')
  await expect.poll(() => listener.getAnnouncements('Enter')).toEqual(['Leitura em andamento'])
  for (const [name, announcement] of [
    ['Pausar', 'Leitura em pausa'],
    ['Continuar', 'Leitura em andamento'],
  ] as const) {
    await panel.getByRole('button', { name }).focus()
    await listener.setLastKey(name)
    await operator.presses('p')
    await expect.poll(() => listener.getAnnouncements(name)).toEqual([announcement])
  }
  await listener.setLastKey('end')
  releaseLastPage()
  await expect.poll(() => listener.getAnnouncements('end')).toEqual([expect.stringMatching(/^Provada: 5\.000 linhas/)])
})

test('each position of a review is announced with its record, once', async ({ page, operator, listener }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('amostra 3 semente novembro')
  await expect(page.getByRole('region', { name: 'Amostra' })).toBeVisible()
  await operator.types('revisar amostra')
  await listener.setLastKey('Enter')
  await operator.presses('Enter')
  const heading = getScanView(page, 'Revisar amostra').getByRole('heading', { name: /^Transação #/ })
  const record = async () => (await heading.textContent())?.replace('Transação ', '')
  await expect(heading).toBeVisible()
  await expect.poll(() => listener.getAnnouncements('Enter')).toContainEqual(`1 de 3: ${await record()}`)
  for (const [key, position] of [
    ['k', '2 de 3'],
    ['p', '3 de 3'],
    ['[', '2 de 3'],
  ] as const) {
    await listener.setLastKey(key)
    await operator.presses(key)
    await expect.poll(async () => listener.getAnnouncements(key)).toEqual([`${position}: ${await record()}`])
  }
})
