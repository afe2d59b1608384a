// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandPreview, type CommandContext, defineCommand } from '#commands/define.ts'
import type { RecordSummary } from '#commands/resource.ts'
import { produto } from '#commands/resources.fixture.ts'
import { formatSkipped, loadPreview, findUnchanged } from './load-preview.ts'

const release: AnyCommand = defineCommand({
  id: 'produto.liberar',
  title: 'Liberar produto',
  group: 'Ações',
  scope: 'row',
  resource: produto,
  phrases: ['liberar produto {ids}'],
  args: { ids: arg.ids(produto) },
})
const createCommand = (more: Partial<AnyCommand>): AnyCommand => ({ ...release, ...more })
const context = {} as CommandContext
const record = (id: number): RecordSummary => ({ id, name: '', row: { id } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('groups skipped records by reason, in singular or plural', () => {
  const skip = (...reasons: [number, string][]) => formatSkipped(new Map(reasons))
  expect(skip([112, '#112 já inativo'], [119, '#119 já inativo'])).toBe('Ficam de fora (já inativos): #112, #119.')
  expect(skip([112, '#112 já inativa'])).toBe('Fica de fora (já inativa): #112.')
  expect(skip([7, '#7 não existe'], [8, '#8 não existe'], [9, '#9 já liberado'])).toBe(
    'Ficam de fora (não existem): #7, #8. Fica de fora (já liberado): #9.',
  )
  expect(skip([5, '#5 não se sabe se foi feito'], [6, '#6 não se sabe se foi feito'])).toBe(
    'Ficam de fora (não se sabe se foi feito): #5, #6.',
  )
  expect(skip([9, '#9 já liberado'], [7, '#7 já liberado'])).toBe('Ficam de fora (já liberados): #7, #9.')
  const createReasons = (step: number) =>
    Array.from({ length: 60 }, (_, at): [number, string] => [at * step, `#${at * step} já ativo`])
  expect(skip(...createReasons(1))).toBe('Ficam de fora (já ativos): #0 a #59.')
  expect(skip(...createReasons(2))).toMatch(/#56, #58 e mais 30\.$/)
  expect(skip([1, 'excluir produto 12 (#12 não existe)'])).toBe('Fica de fora: excluir produto 12 (#12 não existe).')
})

it('names the records that the command would not change', () => {
  const command = createCommand({ unchangedReason: ({ id }: RecordSummary) => (id === 2 ? 'já inativo' : null) })
  expect([...findUnchanged(command, [1, 2, 3], (id) => (id === 3 ? null : record(id)))]).toEqual([[2, '#2 já inativo']])
})

it('returns what the preview found', async () => {
  const preview = () => Promise.resolve({ details: [{ label: 'Total', value: 'R$ 12,00' }] })
  const result = await loadPreview(createCommand({ preview }), {}, context, () => null)
  expect(result?.details).toEqual([{ label: 'Total', value: 'R$ 12,00' }])
})

it('does not stop the command if the platform cannot be read, or takes too long', async () => {
  const failed = await loadPreview(
    createCommand({ preview: () => Promise.reject(new Error('503')) }),
    {},
    context,
    () => null,
  )
  expect(failed?.details[0]?.value).toBe('Não foi possível ler a plataforma antes.')
  vi.useRealTimers()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const signal = new AbortController()
  vi.mocked(AbortSignal.timeout).mockReturnValue(signal.signal)
  const waiting = loadPreview(createCommand({ preview: () => new Promise(() => {}) }), {}, context, () => null)
  signal.abort()
  expect((await waiting)?.details[0]?.value).toBe('Não foi possível ler a plataforma antes.')
})

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it('is cancelled by Esc, which does nothing else then', async () => {
  const others = vi.fn()
  document.body.addEventListener('keydown', others)
  const waiting = loadPreview(createCommand({ preview: () => new Promise(() => {}) }), {}, context, () => null)
  press('Escape')
  expect(await waiting).toBeNull()
  expect(others).not.toHaveBeenCalled()
  press('Escape')
  expect(others).toHaveBeenCalledOnce()
})

it('resolves once the keys typed meanwhile have paused', async () => {
  let isSettled = false
  const preview = () => new Promise<CommandPreview>((resolve) => setTimeout(() => resolve({ details: [] }), 1_000))
  const waiting = loadPreview(createCommand({ preview }), {}, context, () => null).then(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync(900)
  press('j')
  await vi.advanceTimersByTimeAsync(600)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await waiting
  expect(isSettled).toBe(true)
})
