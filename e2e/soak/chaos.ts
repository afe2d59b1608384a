/** One operator's day while a quarter of the calls fails (cases S3, F15). */
import type { Locator, Page } from '@playwright/test'
import { Operator } from '../operator.ts'
import {
  clearFaults,
  countDoubles,
  firstRow,
  countHits,
  isSignedOut,
  storeToken,
  openTab,
  type Soak,
  signIn,
  fetchStats,
} from './tabs.ts'

/** Every call except those of the session itself. */
const path = '^/(?!gestor/auth/)'
const FAULT_RULES = [
  { match: { path }, probability: 0.15, effect: { kind: 'latency', from: 50, to: 700 } },
  { match: { path }, probability: 0.08, effect: { kind: 'status', status: 500 } },
  { match: { path }, probability: 0.07, effect: { kind: 'status', status: 502, body: 'html' } },
  { match: { path }, probability: 0.07, effect: { kind: 'reset' } },
  { match: { path }, probability: 0.06, effect: { kind: 'cutJson' } },
  { match: { path, retry: false }, probability: 0.05, effect: { kind: 'status', status: 401 } },
  { match: { path, method: 'PUT' }, probability: 0.15, effect: { kind: 'applyThenDrop' } },
  { match: { path, method: 'POST' }, probability: 0.15, effect: { kind: 'applyThenDrop' } },
]
/** ms within which an action must have a visible outcome. */
const OUTCOME_TIMEOUT_MS = 25_000

/** Whether one of these appears. */
const appearsAny = (...places: Locator[]) =>
  places
    .reduce((one, other) => one.or(other))
    .first()
    .waitFor({ timeout: OUTCOME_TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    )

class ChaosOperator {
  private turn = 0
  private entry = 88
  private readonly soak: Soak
  private readonly page: Page
  private readonly operador: Operator

  constructor(soak: Soak, page: Page) {
    this.soak = soak
    this.page = page
    this.operador = new Operator(page, soak.platform.url)
  }

  private recordSilentAction(action: string) {
    this.soak.figures.silentActions += 1
    this.soak.figures.notes.push(`no outcome of ${action} at ${this.page.url()}`)
  }

  private readonly failed = () => this.page.getByText('Não foi possível carregar.')

  private async waitForListEnd() {
    if (!(await appearsAny(firstRow(this.page), this.failed(), this.page.getByText('Nenhum registro'))))
      this.recordSilentAction('a list')
  }

  async list() {
    for (const key of ['r', ']', 'r', '1', '[', 'r', '2', ']', 'r', '[']) {
      await this.page.keyboard.press(key)
      await this.waitForListEnd()
    }
  }

  /** Saves a form of this path with a text that no other action has; typed values must not get lost. */
  async save(address: string, label: string, button: RegExp) {
    const { page, soak } = this
    const text = `Dia ${(this.turn += 1)} de ${Date.now()}`
    await page.goto(`${soak.platform.url}${address}`)
    const field = page.getByLabel(label).filter({ visible: true }).first()
    const notThere = page.getByRole('button', { name: 'Tentar novamente' })
    if (!(await appearsAny(field, notThere))) return this.recordSilentAction('a form')
    if (!(await field.isVisible())) return
    await field.fill(text)
    if (label === 'Nome') await page.getByLabel('Status').first().selectOption({ label: 'Ativo' })
    await page.getByRole('button', { name: button }).filter({ visible: true }).last().click()
    const problem = page.getByRole('main').getByRole('alert')
    const saved = page.getByRole('grid')
    const ended = await appearsAny(problem, saved, page.getByRole('alertdialog'))
    if (!ended) this.recordSilentAction('a save')
    if (await saved.isVisible()) return
    const currentText = await field.inputValue().catch(() => null)
    if (currentText === text) return
    soak.figures.lostTypedValues += 1
    soak.figures.notes.push(`'${text}' became '${currentText}' at ${page.url()}`)
  }

  /** Releases an entry that no other action releases. */
  async release() {
    const { page } = this
    await this.operador.typesKeyByKey(`liberar bônus ${(this.entry += 1)}`)
    if (!(await appearsAny(this.operador.palette.getByRole('option', { selected: true }))))
      return this.recordSilentAction('palette')
    // Older notices expire meanwhile: the new one is recognised by its missing mark, not by its position.
    await page.evaluate(() => {
      for (const notice of document.querySelectorAll('[data-notice]')) notice.setAttribute('data-older', '')
    })
    await page.keyboard.press('Enter')
    const confirmation = page.getByRole('alertdialog')
    const told = page.locator('[data-notice]:not([data-older])').first()
    if (!(await appearsAny(confirmation, told))) return this.recordSilentAction('a release before its question')
    if (await confirmation.isVisible()) {
      await page.keyboard.press('s')
      if (!(await appearsAny(told, confirmation.filter({ hasText: 'de novo' })))) this.recordSilentAction('a release')
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }

  /** The palette opens whatever the platform does, and notices do not pile up. */
  async palette() {
    await this.operador.typesKeyByKey('ir para loj')
    if (!(await appearsAny(this.operador.palette.getByRole('option')))) this.recordSilentAction('the palette')
    await this.page.keyboard.press('Escape')
    if ((await this.page.locator('[data-notice]').count()) > 12)
      this.recordSilentAction('notices, of which there is a heap,')
  }

  /** Works until `end` (ms since the epoch), and longer on a busy machine: until `minFaults` calls have failed. */
  async run(end: number, minFaults: number) {
    const ids = () => 10 + (this.turn % 190)
    const isOver = async () => Date.now() >= end && (await countHits(this.soak.platform)) >= minFaults
    while (!isSignedOut(this.page) && !(await isOver())) {
      await this.list()
      await this.release()
      await this.palette()
      await this.save(`/cashbacks/editar/${ids()}`, 'Descrição', /Atualizar/)
      await this.page.goto(`${this.soak.platform.url}/cashbacks`)
      await this.waitForListEnd()
      await this.list()
      await this.save('/lojas/cadastrar', 'Nome', /Salvar/)
      await this.page.goto(`${this.soak.platform.url}/cashbacks`)
      await this.waitForListEnd()
    }
    if (isSignedOut(this.page)) this.soak.figures.unexpectedSignOuts += 1
  }
}

/** Runs S3 for `ms`, and until `minFaults` calls have failed. */
export async function soakChaos(soak: Soak, ms: number, minFaults: number): Promise<void> {
  const { platform, figures } = soak
  await platform.setTokenControls({ ttlSeconds: 3600, rotation: 10_000 })
  const { token } = await signIn(soak)
  await storeToken(soak, token)
  const page = await openTab(soak, '/cashbacks')
  for (const rule of FAULT_RULES) await platform.addFault(rule)
  await new ChaosOperator(soak, page).run(Date.now() + ms, minFaults)
  figures.faultsSurvived = await countHits(platform)
  await clearFaults(platform)
  // Every text of this day is written once.
  countDoubles(soak, await fetchStats(platform))
  await page.close()
}
