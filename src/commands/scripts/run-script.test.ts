// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { getRegistry } from '#commands/runtime.ts'
import { setRoute } from '#commands/screen.ts'
import { startJournal, readJournal } from '#commands/bulk/journal.ts'
import type { BulkItem } from '#commands/bulk/queue.ts'
import { offerInterruptedRuns, resumeRun } from '#commands/execution/resume-runs.ts'
import { getHistory } from '#commands/execution/history.ts'
import {
  resetPlatform,
  disable,
  enable,
  platform,
  provideCommands,
  remove,
  setStock,
  getNotices,
} from '#commands/execution/products.fixture.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { getLastAction } from '#commands/execution/last-action.ts'
import { getLastUndoable, getLastUndone, redoEntry, undoEntry } from '#commands/execution/undo.ts'
import { saveScriptPlan, performScript, runScript, undoScript } from './run-script.ts'
import { expandTemplate, isRefused, parseTemplateLine, type TemplateLine } from './template.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

/** Of the platform's products, those that no longer exist; an active one is named 'ativo'. */
const gone = new Set<number>()
vi.mock('#commands/records.ts', () => ({
  loadRecord: (_: unknown, id: number) =>
    Promise.resolve(
      gone.has(id) ? null : { id, name: platform.active.has(id) ? 'ativo' : `Produto ${id}`, row: { id } },
    ),
}))

provideCommands(enable, disable, setStock, remove, runScript, undoScript)
const interpreter = createInterpreter(getRegistry())

function run(name: string, ids: readonly number[], ...texts: string[]) {
  const lines = texts.map((text) => parseTemplateLine(text, interpreter, new Date()))
  expect(lines.filter(isRefused)).toEqual([])
  const sets = ids.map((id) => [id])
  return performScript({ steps: expandTemplate(lines as TemplateLine[], sets), phrase: name, isNamed: true })
}
const undo = () => undoEntry(getLastUndoable()!)

beforeEach(() => {
  resetPlatform()
  setRoute('/', null)
})

describe('a run of a script', () => {
  it('is one action with one confirmation, one notice and one history entry [Q2]', async () => {
    await run('fechamento 12, 15', [12, 15], 'habilitar produto {1}', 'ajustar estoque do produto {1} para 30')
    expect(platform.sent).toEqual(['habilitar 12', 'estoque 12 30', 'habilitar 15', 'estoque 15 30'])
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(getNotices()).toEqual(['success: Roteiro concluído: 4 comandos'])
    expect(getHistory().map(({ phrase }) => phrase)).toEqual(['fechamento 12, 15'])
  })
  it('is undone in one step, the last action first, and redone in one [P1, P3, Q2]', async () => {
    await run('fechamento 12, 15', [12, 15], 'habilitar produto {1}', 'ajustar estoque do produto {1} para 30')
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(platform.sent).toEqual(['estoque 15 5', 'desabilitar 15', 'estoque 12 5', 'desabilitar 12'])
    expect(getNotices().at(-1)).toBe('success: 4 desfeitos')
    platform.sent = []
    expect(await redoEntry(getLastUndone()!)).toBe(true)
    expect(platform.sent).toEqual(['habilitar 12', 'estoque 12 30', 'habilitar 15', 'estoque 15 30'])
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(platform.sent).toHaveLength(4)
  })
  it('undoes what was changed, and no record that was unchanged', async () => {
    platform.active.add(12)
    await run('ligar 12, 15', [12, 15], 'habilitar produto {1}')
    await undo()
    expect([...platform.active]).toEqual([12])
  })
  it('leaves a record that was changed since, and names its action [P2]', async () => {
    await run('estoque 12, 15', [12, 15], 'ajustar estoque do produto {1} para 30')
    platform.stock.set(15, 31)
    expect(await undo()).toBe(true)
    expect(getNotices().at(-1)).toBe('warning: 1 desfeito, “ajustar estoque do produto 15 para 5”: foi alterado depois')
    expect([...platform.stock]).toEqual([
      [12, 5],
      [15, 31],
    ])
  })
  it('redoes what was undone, and no record that was changed since [P2, P3]', async () => {
    platform.active.add(9)
    const lines = ['habilitar produto {1}', 'ajustar estoque do produto {1} para 30', 'habilitar produto 9']
    await run('fim 12, 15', [12, 15], ...lines)
    await undo()
    platform.stock.set(15, 31)
    platform.active.add(12)
    platform.sent = []
    expect(await redoEntry(getLastUndone()!)).toBe(true)
    expect(platform.sent).toEqual(['estoque 12 30', 'habilitar 15'])
    expect(getNotices().at(-1)).toBe(
      'warning: 2 refeitos, “habilitar produto 12”, “ajustar estoque do produto 15 para 30”: foram alterados depois',
    )
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(platform.sent).toEqual(['desabilitar 15', 'estoque 12 5'])
    expect(platform.stock.get(15)).toBe(31)
  })
  it('waits as long as the platform asks before the step after a refused one [F7]', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    platform.answer = (id) =>
      id === 12
        ? Promise.reject(new ApiError({ kind: 'status', status: 429, retryAfterSeconds: 5 }))
        : Promise.resolve(undefined)
    const ran = run('ligar 12, 15', [12, 15], 'habilitar produto {1}')
    await vi.advanceTimersByTimeAsync(4_900)
    expect(platform.sent).toEqual(['habilitar 12'])
    await vi.advanceTimersByTimeAsync(200)
    expect(platform.sent).toEqual(['habilitar 12', 'habilitar 15'])
    await ran
  })
  it('says in the confirmation what cannot be undone, and undoes the rest', async () => {
    await run('fim 12', [12], 'habilitar produto {1}', 'habilitar produto 7', 'excluir produto 9')
    await undo()
    expect(vi.mocked(confirm).mock.calls.at(-1)?.[0].text).toBe(
      'Desfazer “fim 12”? 2 comandos: desabilitar produto 7; desabilitar produto 12. Sem volta: excluir produto 9',
    )
    expect([...platform.active]).toEqual([])
  })
  it('names what cannot be undone also for a single action, and waits for the confirmation', async () => {
    await run('fim 12', [12], 'habilitar produto {1}', 'excluir produto 9')
    vi.mocked(confirm).mockClear().mockResolvedValueOnce(false)
    expect(await undo()).toBe(false)
    expect(vi.mocked(confirm).mock.calls[0]?.[0].text).toBe(
      'Desfazer “fim 12”? 1 comando: desabilitar produto 12. Sem volta: excluir produto 9',
    )
    expect([...platform.active]).toEqual([12])
    expect(await undo()).toBe(true)
    expect([...platform.active]).toEqual([])
  })
  it('does not restore what it deleted later, says so, and offers no undo if that is all [P2]', async () => {
    await run('corte 12, 15', [12, 15], 'habilitar produto {1}', 'excluir produto 12')
    expect(vi.mocked(notify).mock.lastCall?.[2]?.action).toBeDefined()
    await undo()
    expect(vi.mocked(confirm).mock.lastCall?.[0].text).toBe(
      'Desfazer “corte 12, 15”? 1 comando: desabilitar produto 15. Sem volta: habilitar produto 12; excluir produto 12',
    )
    await run('corte 18', [18], 'habilitar produto {1}', 'excluir produto {1}')
    expect(vi.mocked(notify).mock.lastCall?.[2]?.action).toBeUndefined()
    platform.sent = []
    expect(await undo()).toBe(false)
    expect(platform.sent).toEqual([])
    expect(getNotices().at(-1)).toBe('info: “corte 18”: não há como desfazer')
  })
  it('asks nothing, as for a single command, if the single recent action is fully restored', async () => {
    await run('ligar 12', [12], 'habilitar produto {1}')
    vi.mocked(confirm).mockClear()
    expect(await undo()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
    expect([...platform.active]).toEqual([])
  })
  it('restores the number that each action replaced, even if one record was set twice', async () => {
    platform.stock.set(12, 70)
    await run('contar 12', [12], 'ajustar estoque do produto {1} para 30', 'ajustar estoque do produto {1} para 40')
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(platform.sent).toEqual(['estoque 12 30', 'estoque 12 70'])
  })
  it('cannot be undone if the platform did not give the number, and says so', async () => {
    platform.stock.set(12, null)
    await run('contar 12, 15, 18', [12, 15, 18], 'ajustar estoque do produto {1} para 30')
    await undo()
    expect(vi.mocked(confirm).mock.calls.at(-1)?.[0].text).toBe(
      'Desfazer “contar 12, 15, 18”? 2 comandos: ajustar estoque do produto 18 para 5; ajustar estoque do produto 15 para 5. Sem volta: ajustar estoque do produto 12 para 30',
    )
    expect([...platform.stock]).toEqual([
      [12, 30],
      [15, 5],
      [18, 5],
    ])
  })
  it('undoes unknown steps too if they were done, and names those that cannot be checked [P1, O1]', async () => {
    platform.active.add(15)
    platform.answer = (id) => {
      if (id === 12 && platform.sent.at(-1) !== 'excluir 12') return Promise.resolve(undefined)
      // Of 18 everything was done, of 21 nothing, and no response tells.
      if (id === 18 && platform.sent.at(-1) === 'habilitar 18') platform.active.add(18)
      if (id === 18 && platform.sent.at(-1) === 'estoque 18 30') platform.stock.set(18, 30)
      return Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    }
    const lines = ['habilitar produto {1}', 'ajustar estoque do produto {1} para 30', 'excluir produto {1}']
    await run('fim 12, 18, 21', [12, 18, 21], ...lines)
    expect(getNotices().at(-1)).toMatch(
      /^error: 2 executados, de 7 não se sabe: excluir produto 12 .*, habilitar produto 18 \(Erro ao atualizar/,
    )
    platform.answer = () => Promise.resolve(undefined)
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(vi.mocked(confirm).mock.calls.at(-1)?.[0].text).toContain(
      '6 comandos: ajustar estoque do produto 21 para 5; desabilitar produto 21; ajustar estoque do produto 18 para 5; desabilitar produto 18; ajustar estoque do produto 12 para 5; desabilitar produto 12. Sem volta: excluir produto 12; excluir produto 18; excluir produto 21',
    )
    expect(platform.sent).toEqual(['estoque 18 5', 'desabilitar 18', 'estoque 12 5', 'desabilitar 12'])
    expect(getNotices().at(-1)).toBe(
      'success: 4 desfeitos. Ficam como estavam: ajustar estoque do produto 21 para 5 (não estava feito), desabilitar produto 21 (já está assim)',
    )
    expect([...platform.active]).toEqual([15])
    platform.sent = []
    await redoEntry(getLastUndone()!)
    expect(platform.sent).toEqual(['habilitar 12', 'estoque 12 30', 'habilitar 18', 'estoque 18 30'])
  })
  it('undoes no older action if the outcome of its one step is unknown [P2, O1]', async () => {
    await run('um 9', [9], 'habilitar produto {1}')
    platform.answer = () => Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    await run('um 12', [12], 'habilitar produto {1}')
    expect(getNotices().at(-1)).toBe(
      'error: Erro ao atualizar status. Sem resposta do servidor. Verifique antes de repetir',
    )
    platform.answer = () => Promise.resolve(undefined)
    platform.sent = []
    expect(await undo()).toBe(true)
    expect(platform.sent).toEqual([])
    expect([...platform.active]).toEqual([9])
  })
  it('continues after a failure, reported in the words of the failed command', async () => {
    platform.answer = (id) =>
      id === 12 ? Promise.reject(new ApiError({ kind: 'status', status: 400 })) : Promise.resolve(undefined)
    await run('ligar 12, 15', [12, 15], 'habilitar produto {1}')
    expect(getNotices()).toEqual(['error: 1 executado, 1 falhou: habilitar produto 12 (Erro ao atualizar status)'])
    expect([...platform.active]).toEqual([15])
  })
  it('continues after a reload with the unsent steps', async () => {
    const phrase = 'ligar 12, 15, 18'
    const steps = [12, 15, 18].map((id) => ({ command: enable, args: { ids: [id] }, id, phrase: `${id}` }))
    const item = (id: number, state: BulkItem['state']) => ({ id, name: null, state, message: null })
    startJournal({
      commandId: runScript.id,
      args: saveScriptPlan({ steps, phrase, isNamed: true }),
      items: [item(1, 'done'), item(2, 'waiting'), item(3, 'waiting')],
      isPaused: false,
      isStopped: false,
      key: '1',
      startedAt: 1,
      endedAt: null,
    })
    const cut = readJournal('1')
    if (!cut) throw new Error('no journal')
    await resumeRun(runScript, cut)
    expect(platform.sent).toEqual(['habilitar 15', 'habilitar 18'])
    expect(getHistory()[0]?.phrase).toBe(phrase)
  })
  it('resumes by the names of its steps, and by what their own records tell', async () => {
    const noop = { ...enable, unchangedReason: ({ name }: { name: string }) => (name === 'ativo' ? 'já ativo' : null) }
    provideCommands(noop, disable, setStock, remove, runScript, undoScript)
    onTestFinished(() => {
      gone.clear()
      provideCommands(enable, disable, setStock, remove, runScript, undoScript)
    })
    const steps = [
      ...[12, 15, 18].map((id) => ({ command: remove, args: { ids: [id] }, id, phrase: `excluir produto ${id}` })),
      ...[18, 21].map((id) => ({ command: noop, args: { ids: [id] }, id, phrase: `habilitar produto ${id}` })),
      { command: setStock, args: { id: 21, n: 9 }, id: 21, phrase: 'ajustar estoque do produto 21 para 9' },
    ]
    const args = saveScriptPlan({ steps, phrase: 'faxina 12, 15, 18, 21', isNamed: true })
    const cutOff = (...states: BulkItem['state'][]) =>
      startJournal({
        commandId: runScript.id,
        args,
        items: states.map((state, at) => ({ id: at + 1, name: null, state, message: null })),
        isPaused: false,
        isStopped: false,
        key: '1',
        startedAt: 1,
        endedAt: null,
      })
    cutOff('done', 'unknown', 'waiting', 'waiting', 'waiting', 'waiting')
    gone.add(15)
    platform.active = new Set([18, 21])
    await offerInterruptedRuns()
    expect(getNotices()).toEqual([
      'warning: Retomar 4 restantes? Executar “faxina 12, 15, 18, 21”. De 1 não se sabe se foi feito.',
    ])
    await resumeRun(runScript, readJournal('1')!)
    expect(vi.mocked(confirm).mock.lastCall?.[0]).toMatchObject({
      text: 'Executar “faxina 12, 15, 18, 21”? 3 comandos: excluir produto 18; habilitar produto 18; ajustar estoque do produto 21 para 9',
      description: 'Ficam de fora: excluir produto 15 (não existe), habilitar produto 21 (já ativo).',
      details: [
        { label: '#18', value: 'ativo' },
        { label: '#21', value: 'ativo' },
        { label: 'Agora', value: '5' },
        { label: 'Depois', value: '9 (+4)' },
      ],
    })
    gone.clear()
    cutOff('done', 'unknown', 'waiting', 'done', 'done', 'done')
    await resumeRun(runScript, readJournal('1')!)
    expect(vi.mocked(confirm).mock.lastCall?.[0].description).toBe(
      'De “excluir produto 15” não se sabia se foi feito: não foi.',
    )
    cutOff('done', 'done', 'done', 'done', 'done', 'unknown')
    await resumeRun(runScript, readJournal('1')!)
    expect(getNotices().at(-1)).toBe(
      'info: Nada a retomar: ajustar estoque do produto 21 para 9 (não se sabe se foi feito)',
    )
  })
  it('runs nothing if its steps are no longer stored', async () => {
    await performCommand(runScript, { ids: [1], passos: 'não há' }, 'paleta', { usesTargetRows: false })
    expect(getNotices()).toEqual(['info: Os comandos deste roteiro não estão mais guardados: digite-o de novo'])
  })
})

describe('commands typed one after the other', () => {
  const script = (...ids: number[]) => ({
    phrase: ids.map((id) => `habilitar produto ${id}`).join('; '),
    steps: ids.map((id) => ({ command: enable, args: { ids: [id] }, id, phrase: `habilitar produto ${id}` })),
  })
  it('leave out the given steps, and name them in the confirmation', async () => {
    await performScript(script(12, 15, 18), { skip: new Map([[1, 'habilitar produto 12 (#12 não existe)']]) })
    expect([...platform.active]).toEqual([15, 18])
    expect(vi.mocked(confirm).mock.calls[0]?.[0].description).toBe(
      'Fica de fora: habilitar produto 12 (#12 não existe).',
    )
  })
  it('are listed once: beside the phrases only the records, each once', async () => {
    const steps = [12, 15, 12].map((id, at) => {
      const command = at < 2 ? enable : disable
      return { command, args: { ids: [id] }, id, phrase: `${at < 2 ? 'habilitar' : 'desabilitar'} produto ${id}` }
    })
    const records = new Map([12, 15, 12].map((id, at) => [at + 1, { id, name: `Produto ${id}`, row: { id } }]))
    await performScript({ phrase: 'habilitar produto 12; 15; desabilitar produto 12', steps }, { records })
    expect(vi.mocked(confirm).mock.lastCall?.[0]).toMatchObject({
      text: 'Executar 3 comandos? habilitar produto 12; habilitar produto 15; desabilitar produto 12',
      details: [
        { label: '#12', value: 'Produto 12' },
        { label: '#15', value: 'Produto 15' },
      ],
    })
  })
  it('send nothing if every step is skipped, or if the operator declines', async () => {
    expect(await performScript(script(12, 15), { skip: new Map([1, 2].map((index) => [index, 'não existe'])) })).toBe(
      false,
    )
    expect(confirm).not.toHaveBeenCalled()
    vi.mocked(confirm).mockResolvedValueOnce(false)
    expect(await performScript(script(12, 15))).toBe(false)
    expect([...platform.active]).toEqual([])
    expect(getHistory()).toEqual([])
  })
  it('are repeated under their line', async () => {
    await performScript(script(12, 15))
    platform.active.clear()
    const last = getLastAction()
    if (!last) throw new Error('no last act')
    await performCommand(last.command, last.args, 'tecla')
    expect([...platform.active]).toEqual([12, 15])
    expect(getHistory()[0]?.phrase).toBe('habilitar produto 12; habilitar produto 15')
  })
  it('say why a step is disabled in its turn', async () => {
    platform.off = 'Já em andamento'
    await performScript(script(12, 15))
    expect(getNotices()[0]).toContain('2 falharam: habilitar produto 12 (Já em andamento)')
  })
})
