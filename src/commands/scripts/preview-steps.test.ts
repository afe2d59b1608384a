// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { produto } from '#commands/resources.fixture.ts'
import { getLastAction } from '#commands/execution/last-action.ts'
import {
  resetPlatform,
  enable,
  platform,
  provideCommands,
  remove,
  setStock,
  getNotices,
} from '#commands/execution/products.fixture.ts'
import { getRegistry } from '#commands/runtime.ts'
import { setRoute } from '#commands/screen.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { performScript, runScript, undoScript } from './run-script.ts'
import { expandTemplate, parseTemplateLine, type TemplateLine } from './template.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

/** Its preview adds up the amounts; 15 and 21 are released already, and are skipped among several. */
let looked: (readonly number[])[] = []
const release = defineCommand({
  ...remove,
  id: 'produto.liberar',
  title: 'Liberar produto',
  phrases: ['liberar produto {ids}'],
  args: { ids: arg.ids(produto) },
  preview({ ids }) {
    looked.push(ids)
    const done = ids.filter((id) => id === 15 || id === 21 || platform.active.has(id))
    const total = `R$ ${ids.filter((id) => !done.includes(id)).reduce((sum, id) => sum + id, 0)},00`
    return { details: [{ label: 'Total', value: total }], skip: new Map(done.map((id) => [id, 'já liberado'])) }
  },
  runEach(id) {
    platform.sent.push(`liberar ${id}`)
    return platform.answer(id)
  },
})

/** What was sent: the record, the value, and the preview that has shown it. */
let priced: (readonly [id: number, value: string, preview: unknown])[] = []
/** Sends nothing without its preview, which reads a name as an id. */
const setPrice = defineCommand({
  id: 'produto.alterar',
  title: 'Alterar produto',
  resource: produto,
  group: 'Ações',
  scope: 'row',
  phrases: ['ajustar preço do produto {ids} para {valor}'],
  args: {
    ids: arg.ids(produto),
    valor: arg.freeText('valor', { isQuoted: true }),
    conferidos: arg.optional(arg.freeText('conferidos')),
  },
  confirm: () => 'Alterar?',
  requiredPreviewMs: 1_000,
  preview({ ids, valor }) {
    looked.push(ids)
    if (valor === 'falha') throw new Error('offline')
    if (valor === 'dez') return { details: [], stopReason: 'Informe um preço' }
    if (valor === 'Sol') return { details: [], prompt: { argName: 'valor', choices: [] } }
    const details = ids.map((id) => ({ label: `#${id}`, value: `R$ 1 → ${valor}` }))
    return { details, args: { valor: `#${valor}`, conferidos: `visto ${ids.join()}` } }
  },
  runEach(id, { valor, conferidos }) {
    priced.push([id, valor, conferidos])
    return Promise.resolve(undefined)
  },
})

provideCommands(enable, setStock, remove, release, setPrice, runScript, undoScript)
const interpreter = createInterpreter(getRegistry())

function run(name: string, ids: readonly number[], ...texts: string[]) {
  const lines = texts.map((text) => parseTemplateLine(text, interpreter, new Date())) as TemplateLine[]
  return performScript({
    steps: expandTemplate(
      lines,
      ids.map((id) => [id]),
    ),
    phrase: name,
    isNamed: true,
  })
}

beforeEach(() => {
  resetPlatform()
  looked = []
  priced = []
  setRoute('/', null)
})

describe('the preview before the confirmation', () => {
  const question = () => vi.mocked(confirm).mock.calls.at(-1)?.[0]
  const facts = () => question()?.details?.map(({ label, value }) => `${label}: ${value as string}`)

  it('runs each command once over all its records: a total covers all, the rest is skipped [Q2]', async () => {
    await run('lib 12, 15, 18', [12, 15, 18], 'liberar produto {1}')
    expect(looked).toEqual([[12, 15, 18]])
    expect(facts()).toEqual(['Total: R$ 30,00'])
    expect(question()?.text).toBe('Executar “lib 12, 15, 18”? 2 comandos: liberar produto 12; liberar produto 18')
    expect(question()?.description).toBe('Fica de fora: liberar produto 15 (já liberado).')
    expect(platform.sent).toEqual(['liberar 12', 'liberar 18'])
  })
  it('asks nothing if nothing would change', async () => {
    await run('lib 15, 15', [15], 'liberar produto {1}', 'liberar produto 21')
    expect(confirm).not.toHaveBeenCalled()
    expect(getNotices()).toEqual([
      'info: Ficam de fora: liberar produto 15 (já liberado), liberar produto 21 (já liberado).',
    ])
  })
  it('shows a number before and after, step by step, and nothing for a step after one on the same record', async () => {
    const lines = [
      'liberar produto {1}',
      'ajustar estoque do produto 9 para 30',
      'ajustar estoque do produto 9 para 40',
    ]
    await run('fim 12, 18', [12, 18], ...lines)
    expect(facts()).toEqual([
      'Liberar produto: Total: R$ 30,00',
      'ajustar estoque do produto 9 para 30: Agora: 5; Depois: 30 (+25)',
    ])
  })
  it('does not stop the run if it fails, and says so', async () => {
    vi.spyOn(platform.stock, 'has').mockImplementationOnce(() => {
      throw new Error('offline')
    })
    await run('contar 9', [9], 'ajustar estoque do produto {1} para 30')
    expect(facts()).toEqual(['Conferência: Não foi possível ler a plataforma antes.'])
    expect(platform.sent).toEqual(['estoque 9 30'])
  })
  it('is repeated when the run is repeated', async () => {
    await run('lib 12, 18', [12, 18], 'liberar produto {1}')
    platform.active.add(18)
    platform.sent = []
    await performCommand(runScript, getLastAction()!.args, 'paleta', { usesTargetRows: false })
    expect(question()?.description).toBe('Fica de fora: liberar produto 18 (já liberado).')
    expect(platform.sent).toEqual(['liberar 12'])
  })
  it('counts the steps that it does not preview', async () => {
    const ids = Array.from({ length: 53 }, (_, at) => at + 1)
    await run('contar 1-53', ids, 'ajustar estoque do produto {1} para 30')
    expect(facts()).toHaveLength(12)
    expect(facts()?.slice(-2)).toEqual(['E mais: 40 comandos', 'Não conferidos: 3 comandos'])
  })
})

describe('a step whose command sends nothing without its preview', () => {
  const question = () => vi.mocked(confirm).mock.calls.at(-1)?.[0]

  it('runs with the arguments that the preview has read, and shows all of them', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1)
    await run('preços 1-12', ids, 'ajustar preço do produto {1} para "7"')
    expect(question()?.details).toHaveLength(12)
    expect(priced).toEqual(ids.map((id) => [id, '#7', `visto ${ids.join()}`]))
  })
  it('has its preview also if an earlier step acts on its record', async () => {
    await run('ligar 12', [12], 'habilitar produto {1}', 'ajustar preço do produto {1} para "7"')
    expect(priced).toEqual([[12, '#7', 'visto 12']])
  })
  it.each([
    ['dez', 'Informe um preço'],
    ['Sol', '“Sol” pode ser mais de um registro: diga o id'],
    ['falha', 'Não foi possível ler a plataforma antes: nada foi enviado'],
  ])('stops the script for the reason that would stop it alone: %s', async (value, reason) => {
    vi.mocked(confirm).mockClear()
    await run('fim 12', [12], 'habilitar produto {1}', `ajustar preço do produto {1} para "${value}"`)
    expect(getNotices().at(-1)).toBe(`info: ajustar preço do produto 12 para "${value}": ${reason}`)
    expect(confirm).not.toHaveBeenCalled()
    expect([platform.sent, priced]).toEqual([[], []])
  })
  it('is previewed anew when the script is repeated', async () => {
    await run('preço 12', [12], 'ajustar preço do produto {1} para "7"')
    await performCommand(runScript, getLastAction()!.args, 'paleta', { usesTargetRows: false })
    expect(looked).toEqual([[12], [12]])
    expect(priced).toHaveLength(2)
  })
})
