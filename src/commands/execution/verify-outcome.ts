/** Checks how an action ended whose response does not tell, by reading its record again (case O1). */
import type { ApiError } from '#api/errors.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import type { BulkItem, BulkRun } from '#commands/bulk/queue.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { HistoryRef } from '#commands/command-requests.ts'
import { getTitleVerb } from '#commands/language/words/inflection.ts'
import { loadRecord } from '#commands/records.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { storeVerifiedOutcome } from './history.ts'

/** The result of a check: the sentence, and whether the action was done; null if the record does not tell. */
type Observation = readonly [text: string, isDone: boolean | null]

/** How to check the record of this action; null if nothing can be read. */
function createObserver(
  command: AnyCommand,
  args: ArgValues,
): { recordLabel: string; observeRecord: () => Promise<Observation> } | null {
  const [id] = getIds(command, args)
  const resource = command.args[findIdArg(command) ?? '']?.resource ?? command.resource
  if (!resource || id === undefined || !(resource.record ?? command.isUnmodified ?? command.preview)) return null
  const recordLabel = `${capitalize(resource.singular)} #${id}`
  const toObservation = (isDone: boolean, text: string): Observation => [
    `${isDone ? 'Foi feito' : 'Não foi feito'}: ${text}`,
    isDone,
  ]

  async function observeRecord(): Promise<Observation> {
    const { signal } = new AbortController()
    if (command.isUnmodified) {
      const isDone = await command.isUnmodified(args)
      return toObservation(isDone, `${recordLabel} ${isDone ? 'está' : 'não está'} como pedido`)
    }
    if (command.preview) {
      const { details } = await command.preview(args, { findRecord: () => null, context: getCommandContext(), signal })
      return [`${recordLabel}. ${details.map(({ label, value }) => `${label}: ${value}`).join('; ')}`, null]
    }
    const record = await loadRecord(resource!, id!, signal)
    const removes = getTitleVerb(command) === 'excluir'
    if (record === null) return [`${recordLabel} não existe mais`, removes ? true : null]
    if (removes) return toObservation(false, `${recordLabel} ainda existe`)
    const unchangedReason = command.unchangedReason?.(record)
    const state = `${recordLabel}: ${unchangedReason ?? [record.name, record.status?.descricao].filter(Boolean).join(', ')}`
    return command.unchangedReason ? toObservation(Boolean(unchangedReason), state) : [state, null]
  }
  return { recordLabel, observeRecord }
}

/**
 * Returns a function that reads the action's record, notifies of its current state, and stores whether the action was
 * done if the state tells. null if nothing can be read.
 */
export function createOutcomeVerifier(
  command: AnyCommand,
  args: ArgValues,
  error: ApiError,
  historyRef: HistoryRef | null,
): (() => Promise<void>) | null {
  const observer = createObserver(command, args)
  if (!observer) return null
  return async () => {
    try {
      const [text, isDone] = await observer.observeRecord()
      if (isDone !== null) {
        error.markNotDone?.()
        if (historyRef?.timestampMs) storeVerifiedOutcome(historyRef.timestampMs, isDone, text)
      }
      notify('info', text)
    } catch {
      notify('error', `${observer.recordLabel} não pôde ser lido. Tente conferir de novo.`)
    }
  }
}

/** How to check one record of a run, or the record of a script's step; null if nothing can be read. */
function createRunItemObserver(run: AnyCommand, args: ArgValues, id: number): ReturnType<typeof createObserver> {
  const step = run.itemRecord?.(id, args)
  const command = step?.command ?? run
  const name = findIdArg(command)
  return command.runEach && name !== null
    ? createObserver(command, { ...(!step && args), [name]: [step?.id ?? id] })
    : null
}

/**
 * Checks the records of a run for which it is not known whether they were done, and notifies of the state of each.
 * Returns the run, in which those records are done or waiting if the check tells.
 */
export async function verifyRunOutcome(command: AnyCommand, args: ArgValues, run: BulkRun): Promise<BulkRun> {
  const messages: string[] = []
  const items: BulkItem[] = []
  for (const item of run.items) {
    const observer = item.state === 'unknown' ? createRunItemObserver(command, args, item.id) : null
    const [text, isDone] = (await observer?.observeRecord().catch(() => null)) ?? [null, null]
    const name = observer?.recordLabel ?? item.name ?? `#${item.id}`
    if (item.state === 'unknown') messages.push(text ?? `${name} não pôde ser conferido`)
    items.push(isDone === null ? item : { ...item, state: isDone ? 'done' : 'waiting', message: null })
  }
  notify('info', messages.join('. '))
  return { ...run, items }
}
