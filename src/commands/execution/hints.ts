/** The quiet tips that teach keys (commands/keys/README §11): after the third use by mouse, once for each command. */
import * as z from 'zod/mini'
import { persisted } from '#lib/storage/persisted.ts'
import { formatKeys } from '#ui/icons/key-chips.tsx'
import { PHONE_QUERY } from '#ui/theme/media-query.ts'
import { getPreferences } from '#ui/theme/preferences.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getActiveKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { isSingleKey, parseKeySequence } from '#lib/key-chords.ts'
import { showStatus } from './status-line.ts'
import { showWelcome } from './welcome.ts'
import { toThirdPerson, getTitleVerb } from '#commands/language/words/inflection.ts'

const HINT_AFTER_USES = 3
const WELCOME_KEY = 'inicio'

const hintCounts = persisted({ name: 'dicas', version: 1, schema: z.record(z.string(), z.number()), scope: 'browser' })

/**
 * Adds one to the count and returns it; 0 if the count cannot be stored, since the tip would otherwise appear every
 * time.
 */
function incrementCount(name: string): number {
  const before = new Map(Object.entries(hintCounts.read() ?? {}))
  const times = (before.get(name) ?? 0) + 1
  return hintCounts.write(Object.fromEntries(before.set(name, times))) ? times : 0
}

/** Phones and other touch devices have no keys to teach. */
const hasNoKeys = (): boolean =>
  typeof matchMedia === 'function' && (matchMedia(PHONE_QUERY).matches || matchMedia('(pointer: coarse)').matches)

/** Counts a use by mouse; at the third use a tip names the command's key. */
export function countPointerUse(command: AnyCommand): void {
  const keys = getActiveKeys(command, getCustomKeys())[0]
  const { hints, singleKeys } = getPreferences()
  if (!hints || !keys || (!singleKeys && isSingleKey(parseKeySequence(keys)[0] ?? ''))) return
  if (hasNoKeys() || incrementCount(command.id) !== HINT_AFTER_USES) return
  const verb = toThirdPerson(getTitleVerb(command))
  const object = command.scope === 'row' ? 'a linha' : command.title.replace(/…$/, '').split(' ').slice(1).join(' ')
  showStatus(
    `Dica: ${formatKeys(keys)} ${verb === getTitleVerb(command) ? `: ${command.title}` : `${verb} ${object}`}`.trim(),
    6000,
  )
}

/**
 * Counts a save of a form that changed one field; at the third a tip gives the line that sets it without the form.
 * `setter` is the command that sets fields of the record's resource.
 */
export function countFieldSave(setter: AnyCommand, id: number, field: string): void {
  const isSettable = setter.args['campo']?.choices?.some(({ value }) => value === field) ?? false
  if (!isSettable || !getPreferences().hints || hasNoKeys() || incrementCount(setter.id) !== HINT_AFTER_USES) return
  const title = setter.dynamicTitle?.({ campo: field, ids: [id] }) ?? setter.title
  showStatus(`Dica: “${title.toLowerCase()} ${id} para …” na paleta muda um campo sem o formulário`, 6000)
}

/** Shows the welcome hint, once for this operator in this browser. */
export function showWelcomeOnce(): void {
  if (getPreferences().hints && incrementCount(WELCOME_KEY) === 1) showWelcome()
}
