/** What became of an act whose answer does not tell: the record is read again (case O1). */
import { notify } from '#ui/notify.tsx'
import { capital } from '#lib/capital.ts'
import type { AnyCommand } from '#commands/define.ts'
import { loadRecord } from '#commands/records.ts'

/** Reads this record and says what it is now; null where no call reads one of this kind. */
export function endChecker(command: AnyCommand, id: number | undefined): (() => Promise<void>) | null {
  const { noun } = command
  if (!noun?.record || id === undefined) return null
  const named = `${capital(noun.singular)} #${id}`
  return async () => {
    try {
      const record = await loadRecord(noun, id, new AbortController().signal)
      const status = record?.status?.descricao
      const noop = record && command.noop?.(record)
      if (record === null) notify('info', `${named} não existe mais`)
      else notify('info', `${named}: ${noop ?? [record.name, status].filter(Boolean).join(', ')}`)
    } catch {
      notify('error', `${named} não pôde ser lido. Tente conferir de novo.`)
    }
  }
}
