/**
 * How much this operator uses each command: every use counts one and fades by half in two weeks, so that both often
 * and recently weigh (commands.md §4 rule 2). Kept in this browser alone; without storage it lasts for the page.
 */

const KEY = 'gestor.uso.1'
const HALF_LIFE = 14 * 24 * 3_600_000
/** What has faded below this is forgotten. */
const LEAST = 0.01

interface Use {
  /** Uses, faded up to `at`. */
  score: number
  /** Epoch ms of the last use. */
  at: number
}

/** The page's own copy; null until the storage was read. */
let uses: Map<string, Use> | null = null

const isUse = (value: unknown): value is Use => {
  const use = value as Partial<Use> | null
  return typeof use === 'object' && use !== null && Number.isFinite(use.score) && Number.isFinite(use.at)
}

/** What is stored; null where nothing can be read. */
function load(): Map<string, Use> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return new Map()
    return new Map(Object.entries(stored).filter((entry): entry is [string, Use] => isUse(entry[1])))
  } catch {
    // Storage is off, or holds what is no JSON.
    return null
  }
}

function save(map: ReadonlyMap<string, Use>) {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(map)))
  } catch {
    // Storage is off or full; the page's copy goes on.
  }
}

// A clock set back must not make old uses grow.
const faded = ({ score, at }: Use, now: number) => score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** How much the command is used at `now` (epoch ms), 0 upward; rounded, so that an order does not change by itself. */
export function usage(commandId: string, now: number = Date.now()): number {
  uses ??= load() ?? new Map<string, Use>()
  const use = uses.get(commandId)
  return use ? Math.round(faded(use, now) * 100) / 100 : 0
}

/** Counts one use of the command at `now` (epoch ms). */
export function recordUse(commandId: string, now: number = Date.now()): void {
  // Other tabs count too: what they stored is the truth.
  uses = load() ?? uses ?? new Map<string, Use>()
  const before = uses.get(commandId)
  uses.set(commandId, { score: (before ? faded(before, now) : 0) + 1, at: now })
  for (const [id, use] of uses) if (faded(use, now) < LEAST) uses.delete(id)
  save(uses)
}

/** Forgets all uses: at sign-out, and when the operator asks. */
export function clearUsage(): void {
  uses = new Map()
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing is stored where storage is off.
  }
}
