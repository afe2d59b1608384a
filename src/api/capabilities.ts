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
}

const UNLIMITED: Capabilities = { maxPageSize: null, withoutSort: {}, withoutFilter: {}, withoutCommands: [] }

const capabilities = createStore<Capabilities>(UNLIMITED)

/** Sets what the platform cannot do; null for nothing. */
export const setCapabilities = (next: Capabilities | null): void => capabilities.set(next ?? UNLIMITED)

/** Returns what the platform cannot do. */
export const getCapabilities = (): Capabilities => capabilities.get()

/** Returns the smaller of this page size and the largest that the platform sends, rows. */
export const limitPageSize = (size: number): number => Math.min(size, getCapabilities().maxPageSize ?? size)
