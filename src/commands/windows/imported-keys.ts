/** What of a file of own keys can be taken (commands/keys/README §10). */
import { refusal, titleAmong } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { OwnKeys } from '#commands/own-keys.ts'
import { strokesOf } from '#lib/strokes.ts'

/** As a capture writes them: in one spelling, of characters and named keys. */
const isCaptured = (keys: string) =>
  strokesOf(keys).join(' ') === keys && keys.split(' ').every((stroke) => /(^|\+)(.|[A-Z]\w+)$/u.test(stroke))

/** The keys of a file that these commands can have together, and why the others are left out, one sentence each. */
export function soundKeys(read: OwnKeys, commands: readonly AnyCommand[]): { keys: OwnKeys; left: string[] } {
  const left: string[] = []
  let keys = read
  let isWhole: boolean
  // What is left out may let another clash, which had taken over its key.
  do {
    const entries = Object.entries(keys)
    const sound = entries.filter(([id, list]) => {
      const command = commands.find((each) => each.id === id)
      const why = (each: string) =>
        !command
          ? 'comando desconhecido'
          : isCaptured(each)
            ? refusal(each, command, commands, keys)
            : 'Não é uma tecla'
      const reason = (command ? list : ['']).map(why).find(Boolean)
      if (reason) left.push(`${command ? titleAmong(command, commands) : id}: ${reason}`)
      return !reason
    })
    isWhole = sound.length === entries.length
    keys = Object.fromEntries(sound)
  } while (!isWhole)
  return { keys, left }
}
