// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { listUnsavedWork } from '#api/session/unsaved-work.ts'
import { listStoredRuns, readJournal } from '#commands/bulk/journal.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { registerCommandLayer } from '#commands/command-requests.ts'
import { getHistory } from './history.ts'
import {
  getConfirmations,
  resetPlatform,
  edit,
  navigate,
  platform,
  provideCommands,
  remove,
  getNotices,
} from './products.fixture.ts'
import { performCommand } from './perform-command.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import type { Row } from '#commands/resource.ts'
import { type ListHandle, type ListState, registerList, setRoute } from '#commands/screen.ts'
import { produto } from '#commands/resources.fixture.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

/** Can be undone, so that a test sees that the undo step is stored. */
const undoable: AnyCommand = { ...remove, undo: ({ ids }) => ({ id: remove.id, args: { ids } }) }
const common = { group: 'Ações', scope: 'row', resource: produto } as const
const quiet = defineCommand({
  ...common,
  id: 'produto.apagar',
  title: 'Apagar produto',
  phrases: ['apagar produto {id}'],
  args: { id: arg.id(produto) },
  inlineFailure: 'Não foi possível excluir #{id}.',
  run: () => Promise.reject(refused()),
})
const off = defineCommand({
  ...common,
  id: 'produto.nada',
  title: 'Nada',
  phrases: ['nada'],
  when: () => 'Já está assim',
  run: () => void platform.sent.push('nada'),
})

const refused = () => new ApiError({ kind: 'status', status: 409, platformMessage: 'Produto vinculado a 3 pedidos.' })
const showMessage = vi.fn()
const select = vi.fn()

/** A products list with these rows selected, and those of other pages, the cursor on the first row. */
function list(
  rows: Row[],
  selected: number[] = [],
  filters = () => ({}),
  hasSubRecords = false,
  rowsOfOtherPages: Row[] = [],
): () => void {
  const handle: Partial<ListHandle> = {
    resource: produto,
    hasSubRecords,
    getRows: () => rows,
    getColumns: () => [],
    getState: () => ({ filters: filters() }) as ListState,
    getCursorRow: () => rows[0] ?? null,
    getSelection: () => [...rows.filter((row) => selected.includes(row.id)), ...rowsOfOtherPages],
    select,
    showMessage,
  }
  return registerList(handle as ListHandle)
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

provideCommands(undoable, edit, quiet, off)
const promptForArgument = vi.fn()
registerCommandLayer({ execute() {}, promptForArgument, openPalette() {}, undo() {}, countClick() {} })

let close = () => {}
beforeEach(() => {
  resetPlatform()
  close()
  close = () => {}
  setRoute('/produtos', produto)
})

describe('one record', () => {
  it('is confirmed with the exact text, sent, reported and stored', async () => {
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getConfirmations()).toEqual(['Excluir produto #12?'])
    expect(platform.sent).toEqual(['excluir 12'])
    expect(getNotices()).toEqual(['success: Excluído com sucesso'])
    expect(getHistory()[0]).toMatchObject({
      phrase: 'excluir produto 12',
      ids: [12],
      ok: true,
      step: true,
      undone: false,
      undo: { id: 'produto.excluir', args: { ids: [12] }, phrase: 'excluir produto 12' },
    })
  })
  it('is not described by a sub-record with the same id', async () => {
    const details = () => vi.mocked(confirm).mock.lastCall?.[0].details
    close = list([{ id: 12, dscNome: 'Mochila' }])
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(details()).toEqual([{ label: 'Nome', value: 'Mochila' }])
    close()
    close = list([{ id: 12, dscNome: 'Criada' }], [], undefined, true)
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(details()).toEqual([])
  })
  it('uses the server’s message before its own', async () => {
    platform.answer = () => Promise.resolve('Produto removido do catálogo')
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()).toEqual(['success: Produto removido do catálogo'])
    platform.answer = () => Promise.reject(refused())
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()[1]).toBe('error: Produto vinculado a 3 pedidos.')
    expect(getHistory()[0]).toMatchObject({ ok: false, undo: null })
  })
  it('is stored as opened if the command only navigates', async () => {
    await performCommand(edit, { id: 12 }, 'paleta')
    expect(getHistory()[0]).toMatchObject({ phrase: 'editar produto 12', result: 'Aberto', step: false })
  })
  it('uses its own failure message if the server has none, and warns if the outcome is unknown', async () => {
    platform.answer = () => Promise.reject(new ApiError({ kind: 'status', status: 500 }))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    platform.answer = () => Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()).toEqual([
      'error: Erro ao excluir',
      'error: Erro ao excluir. Sem resposta do servidor. Verifique antes de repetir',
    ])
  })
  it('gives the reason if the record could not be read before the write', async () => {
    platform.answer = () => Promise.reject(new ApiError({ kind: 'network' }))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()).toEqual(['error: Erro ao excluir. Sem resposta do servidor.'])
    const stop = list([])
    await performCommand({ ...quiet, run: () => platform.answer(12) }, { id: 12 }, 'paleta')
    expect(showMessage).toHaveBeenLastCalledWith('Não foi possível excluir #12. Sem resposta do servidor.')
    stop()
  })
  it('says how long the platform asks to wait, inline as in a notice [F7]', async () => {
    const patience = { kind: 'status', status: 429, retryAfterSeconds: 12 } as const
    platform.answer = () => Promise.reject(new ApiError(patience))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    platform.answer = () =>
      Promise.reject(new ApiError({ ...patience, platformMessage: 'Devagar. Aguarde um instante.' }))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()).toEqual(['error: Erro ao excluir. Aguarde 12 s.', 'error: Devagar. Aguarde 12 s.'])
    const stop = list([])
    const impatient = { ...quiet, run: () => Promise.reject(new ApiError({ ...patience, retryAfterSeconds: 3600 })) }
    await performCommand(impatient, { id: 12 }, 'paleta')
    expect(showMessage).toHaveBeenLastCalledWith('Não foi possível excluir #12. Aguarde 60 min.')
    stop()
  })
  it('is not confirmed on another screen than the one of its preview', async () => {
    let finishPreview = () => {}
    const slow: AnyCommand = {
      ...undoable,
      preview: () => new Promise((resolve) => (finishPreview = () => resolve({ details: [] }))),
    }
    const done = performCommand(slow, { ids: [12] }, 'tecla')
    await settle()
    setRoute('/lojas', null)
    finishPreview()
    expect(await done).toBe(false)
    expect([getConfirmations(), platform.sent, getNotices()]).toEqual([
      [],
      [],
      ['info: A tela mudou antes da pergunta: nada foi feito'],
    ])
  })
  it('is not sent if the operator declines', async () => {
    vi.mocked(confirm).mockResolvedValue(false)
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect([platform.sent, getNotices(), getHistory()]).toEqual([[], [], []])
  })
  it.each([
    ['startsOnOtherList', ['begun', 'begun']],
    ['joins', ['begun', 'begun', 'begun']],
    [undefined, ['begun']],
  ] as const)(
    'requested again on the same list and with another filter, whileRunning %s starts it so often',
    async (whileRunning, started) => {
      let filters = {}
      close = list([], [], () => filters)
      const ends: (() => void)[] = []
      const long = defineCommand({
        ...common,
        id: 'produto.ler',
        title: 'Ler',
        phrases: ['ler'],
        ...(whileRunning && { whileRunning }),
        run: () => {
          platform.sent.push('begun')
          return new Promise<undefined>((resolve) => ends.push(() => resolve(undefined)))
        },
      })
      const all = [performCommand(long, {}, 'paleta'), performCommand(long, {}, 'paleta')]
      filters = { status: '1' }
      all.push(performCommand(long, {}, 'paleta'))
      await settle()
      expect(platform.sent).toEqual(started)
      for (const end of ends) end()
      await Promise.all(all)
    },
  )
  it('is not started twice while it runs [D1]', async () => {
    let finish: (result: undefined) => void = () => {}
    platform.answer = () => new Promise((resolve) => (finish = resolve))
    const first = performCommand(undoable, { ids: [12] }, 'tecla')
    await performCommand(undoable, { ids: [12] }, 'ponteiro')
    await settle()
    expect(platform.sent).toEqual(['excluir 12'])
    finish(undefined)
    await first
    platform.answer = () => Promise.resolve(undefined)
    await performCommand(undoable, { ids: [12] }, 'tecla')
    expect(platform.sent).toEqual(['excluir 12', 'excluir 12'])
  })
  it('fails inline if the specification has no notice', async () => {
    close = list([{ id: 12 }])
    await performCommand(quiet, { id: 12 }, 'paleta')
    expect(showMessage).toHaveBeenCalledWith('Não foi possível excluir #12. Produto vinculado a 3 pedidos.')
    expect(getNotices()).toEqual([])
  })
  it('says nothing when the session is over', async () => {
    platform.answer = () => Promise.reject(new ApiError({ kind: 'session' }))
    await performCommand(undoable, { ids: [12] }, 'paleta')
    expect(getNotices()).toEqual([])
  })
})

describe('arguments', () => {
  it('come from the row under the cursor', async () => {
    close = list([{ id: 7 }, { id: 8 }])
    await performCommand(edit, {}, 'tecla')
    expect(navigate).toHaveBeenCalledWith({ to: '/produtos/editar/$id', params: { id: '7' } }, undefined)
  })
  it('come from the selection', async () => {
    close = list([{ id: 7 }, { id: 8 }, { id: 9 }], [8, 9])
    await performCommand(undoable, {}, 'tecla')
    expect(getConfirmations()).toEqual(['Excluir 2 produtos? #8, #9'])
    expect(platform.sent).toEqual(['excluir 8', 'excluir 9'])
  })
  it('do not come from several rows for a command on one', async () => {
    close = list([{ id: 7 }, { id: 8 }], [7, 8])
    await performCommand(edit, {}, 'tecla')
    expect(getNotices()).toEqual(['info: Editar produto: selecione uma linha só'])
    expect(navigate).not.toHaveBeenCalled()
  })
  it('are asked for one level deeper if no row supplies them', async () => {
    await performCommand(edit, {}, 'tecla')
    expect(promptForArgument).toHaveBeenLastCalledWith({ command: edit, args: {}, argName: 'id' })
  })
  it('do not come from rows whose chip was dropped in the palette', async () => {
    close = list([{ id: 7 }])
    await performCommand(edit, {}, 'paleta', { usesTargetRows: false })
    expect(navigate).not.toHaveBeenCalled()
  })
})

it('says why a command is disabled', async () => {
  await performCommand(off, {}, 'tecla')
  expect(getNotices()).toEqual(['info: Já está assim'])
  expect(platform.sent).toEqual([])
})

describe('several records', () => {
  it('continue after a failure and end with one notice; failures stay selected', async () => {
    close = list([{ id: 12 }, { id: 15 }, { id: 18 }])
    platform.answer = (id) => (id === 15 ? Promise.reject(refused()) : Promise.resolve(undefined))
    await performCommand(undoable, { ids: [12, 15, 18] }, 'paleta')
    expect(getConfirmations()).toEqual(['Excluir 3 produtos? #12, #15, #18'])
    expect(platform.sent).toEqual(['excluir 12', 'excluir 15', 'excluir 18'])
    expect(getNotices()).toEqual(['error: 2 produtos excluídos, 1 falhou: #15 (Produto vinculado a 3 pedidos.)'])
    expect(select).toHaveBeenCalledWith([15])
    expect(getCurrentRun()).toMatchObject({ isReportOpen: true })
    expect(progress.update).toHaveBeenLastCalledWith(3)
  })
  it('skip what does not exist, and say so in the confirmation', async () => {
    await performCommand(undoable, { ids: [12, 15, 17] }, 'paleta', { skip: new Map([[17, '#17 não existe']]) })
    expect(vi.mocked(confirm).mock.calls[0]?.[0]).toMatchObject({
      text: 'Excluir 2 produtos? #12, #15',
      description: 'Fica de fora (não existe): #17.',
    })
    expect(platform.sent).toEqual(['excluir 12', 'excluir 15'])
    expect(getNotices()).toEqual(['success: 2 produtos excluídos'])
  })
  it('are known on other pages as they were selected; a preview reads them anew', async () => {
    const selected = [4, 5, 6].map((id) => ({ id, dscNome: `Kit ${id}` }))
    close = list([{ id: 7, dscNome: 'Kit 7' }], [7], undefined, false, selected)
    const isKnown: (boolean | undefined)[] = []
    const command: AnyCommand = {
      ...undoable,
      unchangedReason: ({ id }) => (id === 5 ? 'já excluído' : null),
      preview: (_, previewContext) => {
        isKnown.push(...[6, 7].map((id) => previewContext.findRecord(id) !== null))
        return { details: [] }
      },
    }
    await performCommand(command, {}, 'tecla')
    expect(vi.mocked(confirm).mock.calls[0]?.[0]).toMatchObject({
      text: 'Excluir 3 produtos? #7, #4, #6',
      description: 'Fica de fora (já excluído): #5.',
    })
    expect(isKnown).toEqual([false, true])
    expect(getCurrentRun()?.run.items.map(({ name }) => name)).toEqual(['Kit 7', 'Kit 4', 'Kit 5', 'Kit 6'])
  })
  it('are not confirmed if none remains', async () => {
    await performCommand(undoable, { ids: [17] }, 'paleta', { skip: new Map([[17, '#17 não existe']]) })
    expect([getConfirmations(), getNotices()]).toEqual([[], ['info: #17 não existe']])
    const skip = new Map([17, 18].map((id) => [id, `#${id} não existe`]))
    await performCommand(undoable, { ids: [17, 18] }, 'paleta', { skip })
    expect([getConfirmations(), getNotices().at(-1)]).toEqual([[], 'info: Ficam de fora (não existem): #17, #18.'])
  })
  it('wait for the current run, which is counted and stored alone [M2, D7]', async () => {
    const answers: (() => void)[] = []
    platform.answer = () => new Promise((resolve) => answers.push(() => resolve(undefined)))
    const first = performCommand(undoable, { ids: [1, 2] }, 'paleta')
    await vi.waitFor(() => expect(platform.sent).toEqual(['excluir 1']))
    void performCommand(undoable, { ids: [3, 4] }, 'paleta')
    await vi.waitFor(() =>
      expect(getNotices()).toEqual(['info: Uma execução está em andamento: espere o fim dela, ou pare-a antes']),
    )
    expect(getConfirmations()).toHaveLength(1)
    expect(listUnsavedWork()).toEqual(['1 exclusão que falta'])
    expect(readJournal(listStoredRuns()[0] ?? '')?.items.map(({ id }) => id)).toEqual([1, 2])
    // A single record does not wait.
    platform.answer = () => Promise.resolve(undefined)
    await performCommand(undoable, { ids: [5] }, 'paleta')
    expect(platform.sent).toEqual(['excluir 1', 'excluir 5'])
    answers[0]?.()
    await first
    await performCommand(undoable, { ids: [3, 4] }, 'paleta')
    expect(platform.sent.slice(2)).toEqual(['excluir 2', 'excluir 3', 'excluir 4'])
  })
  it('leave no journal when they are done', async () => {
    await performCommand(undoable, { ids: [1, 2] }, 'paleta')
    expect(sessionStorage.length).toBe(0)
  })
})

it('runs a synchronous command on the screen of the key press, even if the operator navigates at once', async () => {
  let rows: Row[] = [{ id: 1 }]
  const taken: Row[][] = []
  close = registerList({
    resource: produto,
    getColumns: () => [],
    getRows: () => rows,
    getSelection: () => [],
    getCursorRow: () => null,
  } as Partial<ListHandle> as ListHandle)
  const copy = defineCommand({
    ...common,
    id: 'produto.copiar',
    title: 'Copiar',
    scope: 'list',
    runsSynchronously: true,
    phrases: ['copiar'],
    run: (_, { screen }) => void taken.push([...(screen.list?.getRows() ?? [])]),
  })
  const done = performCommand(copy, {}, 'tecla')
  rows = [{ id: 2 }]
  expect(await done).toBe(true)
  expect(taken).toEqual([[{ id: 1 }]])
})
