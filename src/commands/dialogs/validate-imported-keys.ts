/** Which keys of a file can be imported as custom keys (commands/keys/README §10). */
import { getKeyRefusal, getUniqueTitle } from '#commands/bindings.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { CustomKeys } from '#commands/custom-keys.ts'
import { parseKeySequence } from '#lib/key-chords.ts'

/** True for keys spelled as a recording would spell them: one spelling, characters and named keys. */
const isCanonicalSpelling = (keys: string) =>
  parseKeySequence(keys).join(' ') === keys && keys.split(' ').every((chord) => /(^|\+)(.|[A-Z]\w+)$/u.test(chord))

/** The imported keys that these commands can have together, and why the others are rejected, one sentence each. */
export function validateImportedKeys(
  importedKeys: CustomKeys,
  commands: readonly AnyCommand[],
): { keys: CustomKeys; rejections: string[] } {
  const rejections: string[] = []
  let keys = importedKeys
  let areAllValid: boolean
  // Repeats, because a rejected entry may have freed a key that another entry had taken over: that entry then clashes.
  do {
    const entries = Object.entries(keys)
    const validEntries = entries.filter(([id, keysOfCommand]) => {
      const command = commands.find((each) => each.id === id)
      const getRejection = (candidate: string) =>
        !command
          ? 'comando desconhecido'
          : isCanonicalSpelling(candidate)
            ? getKeyRefusal(candidate, command, commands, keys)
            : 'Não é uma tecla'
      const reason = (command ? keysOfCommand : ['']).map(getRejection).find(Boolean)
      if (reason) rejections.push(`${command ? getUniqueTitle(command, commands) : id}: ${reason}`)
      return !reason
    })
    areAllValid = validEntries.length === entries.length
    keys = Object.fromEntries(validEntries)
  } while (!areAllValid)
  return { keys, rejections }
}
