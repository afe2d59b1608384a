// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { addSaveToHistory } from '#commands/execution/history.ts'
import {
  resetPlatform,
  disable,
  edit,
  enable,
  platform,
  provideCommands,
} from '#commands/execution/products.fixture.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import { setRoute } from '#commands/screen.ts'
import { getLastUndoable, getLastUndone, redoEntry, undoEntry } from '#commands/execution/undo.ts'
import { createScriptLines } from './recorded-lines.ts'
import { startRecordingActions, getRecordedActions, startRecording, stopRecording } from './recording.ts'
import { runScript } from './run-script.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
vi.mock('#commands/execution/status-line.ts', () => ({ showStatus: vi.fn(), clearStatus: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

const onProduct = { group: 'Ações', scope: 'row', resource: produto } as const
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
  scope: 'global',
  phrases: ['ir para lojas'],
  to: () => ({ to: '/lojas' }),
})
const theme = defineCommand({
  id: 'casca.tema',
  title: 'Tema',
  group: 'Console',
  scope: 'global',
  phrases: ['tema'],
  run: () => undefined,
})
const registry = provideCommands(enable, disable, plan, edit, places, theme, runScript)
startRecordingActions()

const lines = () =>
  createScriptLines(
    (getRecordedActions() ?? []).flatMap(({ id, args }) => {
      const command = registry.get(id)
      return command ? [{ command, args }] : []
    }),
  )

beforeEach(() => {
  resetPlatform()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('reportError', vi.fn())
  stopRecording()
  sessionStorage.clear()
  setRoute('/', null)
})

describe('recording', () => {
  it('records actions from every surface, and navigations; nothing before it starts [Q1]', async () => {
    await performCommand(enable, { ids: [11] }, 'tecla')
    startRecording()
    await performCommand(enable, { ids: [12] }, 'tecla')
    await performCommand(plan, { produto: 12, plano: 2 }, 'ponteiro')
    await performCommand(places, {}, 'paleta')
    expect(lines()).toEqual(['habilitar produto {1}', 'associar produto {1} ao plano 2', 'ir para lojas'])
  })
  it('leaves out commands of the screen, and the opening of a form', async () => {
    startRecording()
    await performCommand(theme, {}, 'tecla')
    await performCommand(edit, { id: 12 }, 'tecla')
    expect(getRecordedActions()).toEqual([])
  })
  it('never records anything of a form, and says that its save is left out [Q4]', () => {
    startRecording()
    addSaveToHistory({ resource: produto, id: 12, result: 'Salvo', isOk: true, undoRedoSteps: null })
    expect(getRecordedActions()).toEqual([])
    expect(showStatus).toHaveBeenCalledWith('Salvar um formulário não entra no roteiro', 6000)
  })
  it('leaves out failures, and undo', async () => {
    startRecording()
    const again = {
      verb: 'refazer',
      timestampMs: 0,
      phrase: '',
      isFirstAttempt: () => true,
      onAttemptEnd() {},
    } as const
    await performCommand(enable, { ids: [12] }, 'tecla', { replay: again })
    platform.answer = () => Promise.reject(new Error('não'))
    await performCommand(enable, { ids: [15] }, 'tecla')
    expect(getRecordedActions()).toEqual([])
  })
  it('leaves out an undone action until it is redone, and nothing done before or after it', async () => {
    await performCommand(enable, { ids: [12] }, 'tecla')
    startRecording()
    await performCommand(disable, { ids: [12] }, 'tecla')
    await performCommand(enable, { ids: [12] }, 'tecla')
    await undoEntry(getLastUndoable()!)
    expect(lines()).toEqual(['desabilitar produto {1}'])
    await undoEntry(getLastUndoable()!)
    await undoEntry(getLastUndoable()!)
    expect(getRecordedActions()).toEqual([])
    await redoEntry(getLastUndone()!)
    await redoEntry(getLastUndone()!)
    expect(lines()).toEqual(['desabilitar produto {1}'])
  })
  it('says that a script is not recorded into another', async () => {
    startRecording()
    await performCommand(runScript, { ids: [1] }, 'paleta', { usesTargetRows: false })
    expect(getRecordedActions()).toEqual([])
  })
  it('is stored for its operator alone, across a reload [M1]', async () => {
    startRecording()
    await performCommand(enable, { ids: [12] }, 'tecla')
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('gestor.gravacao:'))
    const operator = ownerStore.get()
    expect(kept).toEqual([`gestor.gravacao:${operator}:`])
    ownerStore.set('999999')
    expect(getRecordedActions()).toBeNull()
    ownerStore.set(operator)
    expect(getRecordedActions()).toHaveLength(1)
  })
})

describe('the phrases of a recording', () => {
  const act = (command: AnyCommand, args: Record<string, unknown>) => ({ command, args })
  it('have each phrase once, whatever records it was done on', () =>
    expect(
      createScriptLines([
        act(enable, { ids: [12, 15] }),
        act(plan, { produto: 12, plano: 2 }),
        act(enable, { ids: [18] }),
        act(plan, { produto: 18, plano: 2 }),
        act(plan, { produto: 18, plano: 3 }),
      ]),
    ).toEqual(['habilitar produto {1}', 'associar produto {1} ao plano 2', 'associar produto {1} ao plano 3']))
  it('distinguish records on which different things were done', () => {
    expect(createScriptLines([act(disable, { ids: [230] }), act(enable, { ids: [201] })])).toEqual([
      'desabilitar produto {1}',
      'habilitar produto {2}',
    ])
    const done = [act(disable, { ids: [230] }), act(enable, { ids: [201, 202] }), act(disable, { ids: [231] })]
    expect(createScriptLines([...done, act(enable, { ids: [230] })])).toEqual([
      'desabilitar produto {1}',
      'habilitar produto {2}',
      'habilitar produto {1}',
    ])
  })
  it('keep the ids of more records than a script has slots for', () => {
    const acts = Array.from({ length: 10 }, (_, at) => act(plan, { produto: at + 20, plano: at + 1 }))
    expect(createScriptLines(acts).slice(-2)).toEqual([
      'associar produto {9} ao plano 9',
      'associar produto 29 ao plano 10',
    ])
  })
  it('are as typed if nothing is changed', () =>
    expect(createScriptLines([act(places, {})])).toEqual(['ir para lojas']))
})
