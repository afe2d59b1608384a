/**
 * What the platform cannot do although the contract says so: `capabilities` of config.json. It is set once at start,
 * before the code of any list or command runs. The console does not offer these orders, filters and commands.
 */
import { createStore } from '#lib/storage/store.ts'

/** Lists are named by their path ('/produtos'), columns by their field, filters and commands by their names. */
export interface Capabilities {
  /** The largest page, rows; null if the platform has no limit below that of the contract. */
  readonly maxPageSize: number | null
  /** Columns whose order has no effect. */
  readonly withoutSort: Readonly<Record<string, readonly string[]>>
  /** Filters without effect. */
  readonly withoutFilter: Readonly<Record<string, readonly string[]>>
  /** Ids of commands that the platform does not carry out: 'produto.excluir'. */
  readonly withoutCommands: readonly string[]
  /** Calls that only read: all of a resource ('produtos'), or the id of one that would write ('produtos.deletar'). */
  readonly readOnly: readonly string[]
}

/** The reason shown for a command or form that `withoutCommands` disables. */
export const NOT_SUPPORTED_REASON = 'A plataforma não atende este comando'
/** The reason shown for a command or form that `readOnly` disables. */
export const READ_ONLY_REASON = 'Só consulta: a plataforma não aceita esta alteração'

const UNLIMITED: Capabilities = {
  maxPageSize: null,
  withoutSort: {},
  withoutFilter: {},
  withoutCommands: [],
  readOnly: [],
}

const capabilities = createStore<Capabilities>(UNLIMITED)

/** Sets the platform's limits. A missing key is no limit; null removes all. */
export const setCapabilities = (next: Partial<Capabilities> | null): void => capabilities.set({ ...UNLIMITED, ...next })

/** Returns what the platform cannot do. */
export const getCapabilities = (): Capabilities => capabilities.get()

/** Returns the smaller of this page size and the largest that the platform sends, rows. */
export const limitPageSize = (size: number): number => Math.min(size, getCapabilities().maxPageSize ?? size)

/** True if a name of `readOnly` means the call with this id: 'produtos' and 'produtos.deletar' both do. */
export const coversCall = (name: string, callId: string): boolean => callId === name || callId.startsWith(`${name}.`)

/**
 * True if the call with this id ('produtos.deletar') is not to be sent, because its resource or the call only reads.
 */
export const isReadOnlyCall = (callId: string): boolean =>
  getCapabilities().readOnly.some((name) => coversCall(name, callId))

/**
 * Returns why nothing can be written by these calls, if config.json declares all of them to be read-only; else null.
 */
export const getReadOnlyReason = (callIds: readonly string[]): string | null =>
  callIds.length > 0 && callIds.every(isReadOnlyCall) ? READ_ONLY_REASON : null
