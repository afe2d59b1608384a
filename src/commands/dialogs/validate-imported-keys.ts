/** What of a file of own keys can be taken (commands/keys/README §10). */
import { getKeyRefusal, getUniqueTitle } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { CustomKeys } from '#commands/custom-keys.ts'
import { parseKeySequence } from '#lib/key-chords.ts'

/** As a capture writes them: in one spelling, of characters and named keys. */
const isCanonicalSpelling = (keys: string) =>
  parseKeySequence(keys).join(' ') === keys && keys.split(' ').every((chord) => /(^|\+)(.|[A-Z]\w+)$/u.test(chord))

/** The keys of a file that these commands can have together, and why the others are left out, one sentence each. */
export function validateImportedKeys(
  read: CustomKeys,
  commands: readonly AnyCommand[],
): { keys: CustomKeys; rejections: string[] } {
  const left: string[] = []
  let keys = read
  let isWhole: boolean
  // What is left out may let another clash, which had taken over its key.
  do {
    const entries = Object.entries(keys)
    const sound = entries.filter(([id, list]) => {
      const command = commands.find((each) => each.id === id)
      const getRejection = (each: string) =>
        !command
          ? 'comando desconhecido'
          : isCanonicalSpelling(each)
            ? getKeyRefusal(each, command, commands, keys)
            : 'Não é uma tecla'
      const reason = (command ? list : ['']).map(getRejection).find(Boolean)
      if (reason) left.push(`${command ? getUniqueTitle(command, commands) : id}: ${reason}`)
      return !reason
    })
    isWhole = sound.length === entries.length
    keys = Object.fromEntries(sound)
  } while (!isWhole)
  return { keys, rejections: left }
}
