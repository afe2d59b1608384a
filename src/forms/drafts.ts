/**
 * What the operator typed and did not save, kept for this tab alone (reliability.md §2, 'Draft kept', H6): one draft
 * per route and user e-mail, for 24 hours, without files and passwords.
 */

/** Field values by top-level name: texts, or lists of objects of texts. Never files. */
export type DraftValues = Readonly<Record<string, unknown>>

export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number
  values: DraftValues
}

const PREFIX = 'gestor.rascunho.'
/** Changes when the stored form does; drafts of another version are ignored (reliability.md B13). */
const VERSION = 1
const LIFE = 24 * 60 * 60 * 1000

const keyOf = (path: string, email: string) => `${PREFIX}${email.toLowerCase()}.${path}`

/** The tab's storage, or null where the browser denies it (reliability.md H1). */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

function draftKeys(store: Storage): string[] {
  return Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').filter((key) => key.startsWith(PREFIX))
}

function parse(text: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== VERSION)
      return null
    const { savedAt, values } = stored as Partial<Draft>
    return typeof savedAt === 'number' && typeof values === 'object' && values !== null ? { savedAt, values } : null
  } catch {
    return null
  }
}

/** The draft of this route and user, or null where there is none younger than 24 hours; `now` in ms. */
export function readDraft(path: string, email: string, now: number): Draft | null {
  const store = storage()
  const draft = parse(store?.getItem(keyOf(path, email)) ?? null)
  if (draft && now - draft.savedAt < LIFE) return draft
  store?.removeItem(keyOf(path, email))
  return null
}

/** Keeps a draft; where the storage is full the oldest drafts give way (reliability.md H2). False: not kept. */
export function writeDraft(path: string, email: string, values: DraftValues, now: number): boolean {
  const store = storage()
  if (!store) return false
  const key = keyOf(path, email)
  const text = JSON.stringify({ version: VERSION, savedAt: now, values })
  const byAge = draftKeys(store)
    .filter((other) => other !== key)
    .sort((a, b) => (parse(store.getItem(a))?.savedAt ?? 0) - (parse(store.getItem(b))?.savedAt ?? 0))
  for (;;) {
    try {
      store.setItem(key, text)
      return true
    } catch {
      const oldest = byAge.shift()
      if (!oldest) return false
      store.removeItem(oldest)
    }
  }
}

/** Forgets the draft of this route and user: after a save, or when the operator discards it. */
export function dropDraft(path: string, email: string): void {
  storage()?.removeItem(keyOf(path, email))
}

/** Forgets every draft of this tab: at an explicit sign-out (reliability.md B5). A lost session keeps them. */
export function dropDrafts(): void {
  const store = storage()
  if (store) for (const key of draftKeys(store)) store.removeItem(key)
}
