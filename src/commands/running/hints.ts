/** The quiet tips that teach keys (keymap.md §11): after the third time by mouse, once for each action. */
import { keysText } from '#ui/kbd.tsx'
import { currentPreferences } from '#ui/preferences.ts'
import type { AnyCommand } from '#commands/define.ts'
import { keysOf, ownKeys } from '#commands/own-keys.ts'
import { isSingleKey, strokesOf } from '#commands/strokes.ts'
import { sayQuietly } from './status-line.ts'
import { thirdPerson, verbOf } from '#commands/language/inflection.ts'

const KEY = 'gestor.dicas.1'
const TIMES = 3
const FIRST_USE = 'inicio'

function counts(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? (Object.assign(Object.create(null), kept) as Record<string, number>)
      : {}
  } catch {
    return {}
  }
}

/** Counts one more, and says how often it was. */
function count(name: string): number {
  const kept = counts()
  const times = (Number(kept[name]) || 0) + 1
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: times }))
  } catch {
    // Without storage there would be a tip for ever: none is better.
    return 0
  }
  return times
}

/** An action was run by mouse; the third time its key is told. */
export function notePointer(command: AnyCommand): void {
  const keys = keysOf(command, ownKeys())[0]
  const { hints, singleKeys } = currentPreferences()
  if (!hints || !keys || (!singleKeys && isSingleKey(strokesOf(keys)[0] ?? ''))) return
  if (count(command.id) !== TIMES) return
  const verb = thirdPerson(verbOf(command))
  const object = command.place === 'row' ? 'a linha' : command.title.replace(/…$/, '').split(' ').slice(1).join(' ')
  sayQuietly(
    `Dica: ${keysText(keys)} ${verb === verbOf(command) ? `: ${command.title}` : `${verb} ${object}`}`.trim(),
    6000,
  )
}

/** The first-use line, once in this browser. */
export function welcome(): void {
  if (currentPreferences().hints && count(FIRST_USE) === 1) sayQuietly('Pressione ? para ver os atalhos', 10_000)
}
