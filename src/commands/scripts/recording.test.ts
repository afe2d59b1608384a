// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { owner } from '#lib/kept/owner.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { rememberSave } from '#commands/running/history.ts'
import { beginAnew, disable, edit, enable, platform, provideCommands } from '#commands/running/products.fixture.ts'
import { perform } from '#commands/running/run.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { loja, produto } from '#commands/nouns.fixture.ts'
import { setRoute } from '#commands/screen.ts'
import { lastDone, lastUndone, redoEntry, undoEntry } from '#commands/running/take-back.ts'
import { recordedLines } from './recorded-lines.ts'
import { followActs, recordedActs, startRecording, stopRecording } from './recording.ts'
import { runScript } from './run-script.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
vi.mock('#commands/running/status-line.ts', () => ({ sayInStatusLine: vi.fn(), unsay: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaits: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

const onProduct = { group: 'Ações', place: 'row', noun: produto } as const
const plan = defineCommand({
  ...onProduct,
  id: 'produto.plano.associar',
  title: 'Associar produto',
  phrases: ['associar produto {produto} ao plano {plano}'],
  args: { produto: arg.id(produto), plano: arg.id(loja) },
  run: () => undefined,
})
const places = defineCommand({
  id: 'ir.lojas',
  title: 'Ir para Lojas',
  group: 'Ir para',
  place: 'global',
  phrases: ['ir para lojas'],
  to: () => ({ to: '/lojas' }),
})
const theme = defineCommand({
  id: 'casca.tema',
  title: 'Tema',
  group: 'Console',
  place: 'global',
  phrases: ['tema'],
  run: () => undefined,
})
const registry = provideCommands(enable, disable, plan, edit, places, theme, runScript)
followActs()

const lines = () =>
  recordedLines(
    (recordedActs() ?? []).flatMap(({ id, args }) => {
      const command = registry.get(id)
      return command ? [{ command, args }] : []
    }),
  )

beforeEach(() => {
  beginAnew()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('reportError', vi.fn())
  stopRecording()
  sessionStorage.clear()
  setRoute('/', null)
})

describe('recording', () => {
  it('writes acts down whatever surface they come from, and places; nothing before it begins [Q1]', async () => {
    await perform(enable, { ids: [11] }, 'tecla')
    startRecording()
    await perform(enable, { ids: [12] }, 'tecla')
    await perform(plan, { produto: 12, plano: 2 }, 'ponteiro')
    await perform(places, {}, 'paleta')
    expect(lines()).toEqual(['habilitar produto {1}', 'associar produto {1} ao plano 2', 'ir para lojas'])
  })
  it('leaves out what is of the screen, and the opening of a form', async () => {
    startRecording()
    await perform(theme, {}, 'tecla')
    await perform(edit, { id: 12 }, 'tecla')
    expect(recordedActs()).toEqual([])
  })
  it('never keeps anything of a form, and says that its save is left out [Q4]', () => {
    startRecording()
    rememberSave({ noun: produto, id: 12, result: 'Salvo', ok: true, ways: null })
    expect(recordedActs()).toEqual([])
    expect(sayInStatusLine).toHaveBeenCalledWith('Salvar um formulário não entra no roteiro', 6000)
  })
  it('leaves out what failed, and what takes an act back', async () => {
    startRecording()
    const again = { verb: 'refazer', at: 0, phrase: '', isFirst: () => true, ended() {} } as const
    await perform(enable, { ids: [12] }, 'tecla', { again })
    platform.answer = () => Promise.reject(new Error('não'))
    await perform(enable, { ids: [15] }, 'tecla')
    expect(recordedActs()).toEqual([])
  })
  it('leaves out what was taken back since, until it is done again, and nothing done before or after it', async () => {
    await perform(enable, { ids: [12] }, 'tecla')
    startRecording()
    await perform(disable, { ids: [12] }, 'tecla')
    await perform(enable, { ids: [12] }, 'tecla')
    await undoEntry(lastDone()!)
    expect(lines()).toEqual(['desabilitar produto {1}'])
    await undoEntry(lastDone()!)
    await undoEntry(lastDone()!)
    expect(recordedActs()).toEqual([])
    await redoEntry(lastUndone()!)
    await redoEntry(lastUndone()!)
    expect(lines()).toEqual(['desabilitar produto {1}'])
  })
  it('says that a script is not recorded into another', async () => {
    startRecording()
    await perform(runScript, { ids: [1] }, 'paleta', { rows: false })
    expect(recordedActs()).toEqual([])
  })
  it('is kept for its operator alone, over a reload [M1]', async () => {
    startRecording()
    await perform(enable, { ids: [12] }, 'tecla')
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('gestor.gravacao:'))
    const operator = owner.get()
    expect(kept).toEqual([`gestor.gravacao:${operator}:`])
    owner.set('999999')
    expect(recordedActs()).toBeNull()
    owner.set(operator)
    expect(recordedActs()).toHaveLength(1)
  })
})

describe('the phrases of a recording', () => {
  const act = (command: AnyCommand, args: Record<string, unknown>) => ({ command, args })
  it('say a phrase once, whatever records it was done on', () =>
    expect(
      recordedLines([
        act(enable, { ids: [12, 15] }),
        act(plan, { produto: 12, plano: 2 }),
        act(enable, { ids: [18] }),
        act(plan, { produto: 18, plano: 2 }),
        act(plan, { produto: 18, plano: 3 }),
      ]),
    ).toEqual(['habilitar produto {1}', 'associar produto {1} ao plano 2', 'associar produto {1} ao plano 3']))
  it('tell records apart on which different things were done', () => {
    expect(recordedLines([act(disable, { ids: [230] }), act(enable, { ids: [201] })])).toEqual([
      'desabilitar produto {1}',
      'habilitar produto {2}',
    ])
    const done = [act(disable, { ids: [230] }), act(enable, { ids: [201, 202] }), act(disable, { ids: [231] })]
    expect(recordedLines([...done, act(enable, { ids: [230] })])).toEqual([
      'desabilitar produto {1}',
      'habilitar produto {2}',
      'habilitar produto {1}',
    ])
  })
  it('keep the ids of more records than a script has places for', () => {
    const acts = Array.from({ length: 10 }, (_, at) => act(plan, { produto: at + 20, plano: at + 1 }))
    expect(recordedLines(acts).slice(-2)).toEqual([
      'associar produto {9} ao plano 9',
      'associar produto 29 ao plano 10',
    ])
  })
  it('are as they were typed where nothing is changed', () =>
    expect(recordedLines([act(places, {})])).toEqual(['ir para lojas']))
})
