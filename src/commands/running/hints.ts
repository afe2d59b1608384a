/** The quiet tips that teach keys (commands/keys/README §11): after the third time by mouse, once for each action. */
import * as z from 'zod/mini'
import { kept } from '#lib/kept/kept.ts'
import { keysText } from '#ui/signs/kbd.tsx'
import { PHONE } from '#ui/theme/media.ts'
import { currentPreferences } from '#ui/theme/preferences.ts'
import type { AnyCommand } from '#commands/define.ts'
import { keysOf, ownKeys } from '#commands/own-keys.ts'
import { isSingleKey, strokesOf } from '#lib/strokes.ts'
import { sayInStatusLine } from './status-line.ts'
import { showWelcome } from './welcome.ts'
import { thirdPerson, verbOf } from '#commands/language/words/inflection.ts'

const TIMES = 3
const FIRST_USE = 'inicio'

const counts = kept({ name: 'dicas', version: 1, schema: z.record(z.string(), z.number()), where: 'browser' })

/** Counts one more, and says how often it was; 0 where nothing is kept: without that there would be a tip for ever. */
function count(name: string): number {
  const before = new Map(Object.entries(counts.read() ?? {}))
  const times = (before.get(name) ?? 0) + 1
  return counts.write(Object.fromEntries(before.set(name, times))) ? times : 0
}

/** A phone, and whatever else is worked by the finger, has no keys to be told. */
const hasNoKeys = (): boolean =>
  typeof matchMedia === 'function' && (matchMedia(PHONE).matches || matchMedia('(pointer: coarse)').matches)

/** An action was run by mouse; the third time its key is told. */
export function notePointer(command: AnyCommand): void {
  const keys = keysOf(command, ownKeys())[0]
  const { hints, singleKeys } = currentPreferences()
  if (!hints || !keys || (!singleKeys && isSingleKey(strokesOf(keys)[0] ?? ''))) return
  if (hasNoKeys() || count(command.id) !== TIMES) return
  const verb = thirdPerson(verbOf(command))
  const object = command.place === 'row' ? 'a linha' : command.title.replace(/…$/, '').split(' ').slice(1).join(' ')
  sayInStatusLine(
    `Dica: ${keysText(keys)} ${verb === verbOf(command) ? `: ${command.title}` : `${verb} ${object}`}`.trim(),
    6000,
  )
}

/** The first-use hint, once for this operator in this browser. */
export function welcome(): void {
  if (currentPreferences().hints && count(FIRST_USE) === 1) showWelcome()
}
