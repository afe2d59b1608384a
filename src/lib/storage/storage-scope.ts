/**
 * Keeps apart what consoles of different environments store in one browser: the names of storage keys, databases, locks
 * and channels contain the environment. Without an environment the names are those of a console that knows none.
 */

/** The scope of one page or worker. */
export interface StorageNames {
  /** Sets the scope, before anything is read from the storage; '' for no environment. */
  setStorageScope(scope: string): void
  /** Returns the scope, to pass it on to a worker. */
  getStorageScope(): string
  /**
   * Adds the scope to the first word of a name: 'gestor.sessao' -> 'gestor@staging-Teste.sessao'. So the names of one
   * scope never begin with the prefix of another.
   */
  scopeName(name: string): string
}

/** Creates the names of a page or worker that knows no environment yet. */
export function createStorageNames(): StorageNames {
  let scope = ''
  return {
    setStorageScope: (nextScope) => void (scope = nextScope),
    getStorageScope: () => scope,
    scopeName: (name) => (scope === '' ? name : name.replace(/^\w+/, (word) => `${word}@${scope}`)),
  }
}

export const { setStorageScope, getStorageScope, scopeName } = createStorageNames()

/** Returns the scope of an environment; it contains neither '.' nor ':', which separate the parts of a storage key. */
export const toStorageScope = (kind: string, name: string): string =>
  `${kind}-${encodeURIComponent(name).replaceAll('.', '%2E')}`

const getHintKey = (folder: string) => `gestor-ambiente:${folder}`

/**
 * Returns the scope that the console in this folder ('/gestor/') had when it last read its configuration. It is only a
 * guess, for what is done before the configuration is read.
 */
export function readLastScope(folder: string): string {
  try {
    return localStorage.getItem(getHintKey(folder)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the current scope for the next start of the console in this folder. */
export function rememberScope(folder: string): void {
  try {
    if (getStorageScope() === '') localStorage.removeItem(getHintKey(folder))
    else localStorage.setItem(getHintKey(folder), getStorageScope())
  } catch {
    // Without storage there is nothing to guess.
  }
}
