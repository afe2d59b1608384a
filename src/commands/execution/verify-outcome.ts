/** What became of an act whose answer does not tell: what it was about is looked at again (case O1). */
import type { ApiError } from '#api/errors.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import type { BulkItem, BulkRun } from '#commands/bulk/queue.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { HistoryRef } from '#commands/dispatcher.ts'
import { getTitleVerb } from '#commands/language/words/inflection.ts'
import { loadRecord } from '#commands/records.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { recordVerifiedOutcome } from './history.ts'

/** What a look told: the sentence, and whether the act was done; null where it does not tell. */
type Observation = readonly [text: string, isDone: boolean | null]

/** What a look at the record of this act needs; null where nothing can be looked at. */
function createObserver(
  command: AnyCommand,
  args: ArgValues,
): { named: string; observeRecord: () => Promise<Observation> } | null {
  const [id] = getIds(command, args)
  const resource = command.args[findIdArg(command) ?? '']?.resource ?? command.resource
  if (!resource || id === undefined || !(resource.record ?? command.isUnmodified ?? command.preview)) return null
  const named = `${capitalize(resource.singular)} #${id}`
  const toObservation = (isDone: boolean, text: string): Observation => [
    `${isDone ? 'Foi feito' : 'Não foi feito'}: ${text}`,
    isDone,
  ]

  async function look(): Promise<Observation> {
    const { signal } = new AbortController()
    if (command.isUnmodified) {
      const isDone = await command.isUnmodified(args)
      return toObservation(isDone, `${named} ${isDone ? 'está' : 'não está'} como pedido`)
    }
    if (command.preview) {
      const { details } = await command.preview(args, { findRecord: () => null, context: getCommandContext(), signal })
      return [`${named}. ${details.map(({ label, value }) => `${label}: ${value}`).join('; ')}`, null]
    }
    const record = await loadRecord(resource!, id!, signal)
    const removes = getTitleVerb(command) === 'excluir'
    if (record === null) return [`${named} não existe mais`, removes ? true : null]
    if (removes) return toObservation(false, `${named} ainda existe`)
    const noop = command.unchangedReason?.(record)
    const now = `${named}: ${noop ?? [record.name, record.status?.descricao].filter(Boolean).join(', ')}`
    return command.unchangedReason ? toObservation(Boolean(noop), now) : [now, null]
  }
  return { named, observeRecord: look }
}

/**
 * Looks at the record of this act, says what it is now, and settles the doubt where that tells; null where nothing can
 * be looked at.
 */
export function createOutcomeVerifier(
  command: AnyCommand,
  args: ArgValues,
  error: ApiError,
  historyRef: HistoryRef | null,
): (() => Promise<void>) | null {
  const known = createObserver(command, args)
  if (!known) return null
  return async () => {
    try {
      const [text, isDone] = await known.observeRecord()
      if (isDone !== null) {
        error.markNotDone?.()
        if (historyRef?.timestampMs) recordVerifiedOutcome(historyRef.timestampMs, isDone, text)
      }
      notify('info', text)
    } catch {
      notify('error', `${known.named} não pôde ser lido. Tente conferir de novo.`)
    }
  }
}

/** The look at one record of a run, or at that of a script's step; null where nothing can be looked at. */
function createRunItemObserver(run: AnyCommand, args: ArgValues, id: number): ReturnType<typeof createObserver> {
  const step = run.itemRecord?.(id, args)
  const command = step?.command ?? run
  const name = findIdArg(command)
  return command.runEach && name !== null
    ? createObserver(command, { ...(!step && args), [name]: [step?.id ?? id] })
    : null
}

/**
 * The same of the records of a run of which nobody knows: tells what each is now, and returns the run in which those of
 * which that tells are done, or wait.
 */
export async function verifyRunOutcome(command: AnyCommand, args: ArgValues, run: BulkRun): Promise<BulkRun> {
  const told: string[] = []
  const items: BulkItem[] = []
  for (const item of run.items) {
    const known = item.state === 'unknown' ? createRunItemObserver(command, args, item.id) : null
    const [text, isDone] = (await known?.observeRecord().catch(() => null)) ?? [null, null]
    const name = known?.named ?? item.name ?? `#${item.id}`
    if (item.state === 'unknown') told.push(text ?? `${name} não pôde ser conferido`)
    items.push(isDone === null ? item : { ...item, state: isDone ? 'done' : 'waiting', message: null })
  }
  notify('info', told.join('. '))
  return { ...run, items }
}
