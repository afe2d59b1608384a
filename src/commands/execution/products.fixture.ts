/**
 * A platform with products and commands on them, for tests of performing, undoing, recording and scripts. Such a test
 * mocks `#ui/dialogs/confirm.ts` and `#ui/notices/notify.tsx` by `vi.mock`.
 */
import { vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, UnchangedResult } from '#commands/define.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import { createRegistry, type Registry } from '#commands/registry.ts'
import { registerNavigation, setRegistry } from '#commands/runtime.ts'
import { createNumberSetter } from './set-number.ts'

interface Platform {
  active: Set<number>
  /** 5 for a product without an entry; null if the platform gives no stock. */
  stock: Map<number, number | null>
  /** Every write in order: 'habilitar 12', 'estoque 12 30'. */
  sent: string[]
  /** The result of a write to this record. */
  answer: (id: number) => Promise<string | undefined>
  /** Why habilitar and desabilitar are disabled; true if they are not. */
  off: true | string
}

const untouched = (): Platform => ({
  active: new Set(),
  stock: new Map(),
  sent: [],
  answer: () => Promise.resolve(undefined),
  off: true,
})
/** The platform's records, and what was sent to it. */
export const platform: Platform = untouched()
/** Receives every navigation. */
export const navigate = vi.fn()

let operator = 0
/**
 * Before each test: resets the platform and the mocks, confirms every question, and starts with a new operator, who has
 * nothing stored.
 */
export function resetPlatform(): void {
  Object.assign(platform, untouched())
  vi.clearAllMocks()
  vi.mocked(confirm).mockResolvedValue(true)
  ownerStore.set(String(++operator))
}

/** Makes these the only commands of the registry. */
export function provideCommands(...commands: readonly AnyCommand[]): Registry {
  const registry = createRegistry([{ resources: [produto, loja], menu: [], routes: [] }], commands)
  setRegistry(registry)
  registerNavigation(navigate)
  return registry
}

/** Every notice so far: 'success: Estoque ajustado'. */
export const getNotices = () => vi.mocked(notify).mock.calls.map(([type, text]) => `${type}: ${text}`)
/** The text of every confirmation so far. */
export const getConfirmations = () => vi.mocked(confirm).mock.calls.map(([question]) => question.text)

const onProduct = { group: 'Ações', scope: 'row', resource: produto } as const

const toggle = (verb: string, back: string, on: boolean) =>
  defineCommand({
    ...onProduct,
    id: `produto.${verb}`,
    title: `${verb} produto`,
    phrases: [`${verb} produto {ids}`] as readonly string[],
    args: { ids: arg.ids(produto) },
    confirm: () => 'Mesmo?',
    success: 'Status atualizado',
    failure: 'Erro ao atualizar status',
    when: () => platform.off,
    async runEach(id) {
      const { active, sent, answer } = platform
      if (active.has(id) === on) return new UnchangedResult('já está assim')
      sent.push(`${verb} ${id}`)
      const message = await answer(id)
      if (on) active.add(id)
      else active.delete(id)
      return message
    },
    undo: ({ ids }) => ({ id: `produto.${back}`, args: { ids } }),
  })
export const enable = toggle('habilitar', 'desabilitar', true)
export const disable = toggle('desabilitar', 'habilitar', false)

export const setStock = defineCommand({
  ...onProduct,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id(produto), n: arg.integer('quantidade') },
  success: 'Estoque ajustado',
  ...createNumberSetter({
    commandId: 'produto.estoque.ajustar',
    resource: produto,
    column: 'numEstoque',
    subject: 'O estoque do produto',
    label: 'Estoque',
    submitLabel: 'Ajustar',
    read: (id) => Promise.resolve(platform.stock.has(id) ? (platform.stock.get(id) ?? null) : 5),
    async write(id, n) {
      platform.sent.push(`estoque ${id} ${n}`)
      const message = await platform.answer(id)
      platform.stock.set(id, n)
      return message
    },
  }),
})

/** It cannot be undone. */
export const remove = defineCommand({
  ...onProduct,
  id: 'produto.excluir',
  title: 'Excluir produto',
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids(produto) },
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
  confirmLabel: 'Excluir',
  tone: 'danger',
  success: 'Excluído com sucesso',
  failure: 'Erro ao excluir',
  runEach(id) {
    platform.sent.push(`excluir ${id}`)
    return platform.answer(id)
  },
})

export const edit = defineCommand({
  ...onProduct,
  id: 'produto.editar',
  title: 'Editar produto',
  phrases: ['editar produto {id}'],
  args: { id: arg.id(produto) },
  to: ({ id }) => ({ to: '/produtos/editar/$id', params: { id: String(id) } }),
})
