/** The two commands of every resource with an active status: habilitar and desabilitar. */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { ACTIVE, INACTIVE } from '#api/record-status.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type CommandContext,
  defineCommand,
  ConflictResult,
  type ReplacedResult,
  type PreviousValues,
  UnchangedResult,
} from '#commands/define.ts'
import { getWriteCall, type Resource, type Row, summarizeRow } from '#commands/resource.ts'
import { writeReplacing } from '#commands/execution/set-number.ts'
import { capitalize } from '#lib/format/capitalize.ts'

interface StatusCommandOptions<R extends Row> {
  /** Reads one record: an update sends all fields and must not revert what somebody else changed (case N1). */
  read: Endpoint<{ id: number }, R>
  /** Writes the record as just read, with this status. Resolves with the server's message, if any. */
  write: (now: R, statusId: number) => Promise<string | undefined>
}

/** One change of an undo step: from which status to which, for these ids, or for all ids that no later entry names. */
type StatusChange = readonly [from: number, to: number, ids?: readonly number[]]

const parseChanges = (text: unknown): readonly StatusChange[] =>
  typeof text === 'string' ? (JSON.parse(text) as readonly StatusChange[]) : []

/**
 * The changes that undo this command: each record back to its previous status, or to the default if that is unknown.
 */
function formatUndoChanges(status: number, defaultStatus: number, previousStatuses: PreviousValues): string {
  const others = new Set(previousStatuses.values())
  others.delete(defaultStatus)
  const findIds = (previous: number) => [...previousStatuses].flatMap(([id, before]) => (before === previous ? id : []))
  return JSON.stringify([
    [status, defaultStatus],
    ...[...others].map((before): StatusChange => [status, before, findIds(before)]),
  ])
}

const reverseChanges = (text: unknown): string =>
  JSON.stringify(parseChanges(text).map(([from, to, ...ids]) => [to, from, ...ids]))

/** Creates the commands of a resource whose `summary` includes the status. */
export function statusCommands<R extends Row>(resource: Resource, { read, write }: StatusCommandOptions<R>) {
  const { singular, plural, article } = resource
  const lowerName = singular.toLowerCase()
  const describeAlready = (id: number | undefined, state: string) =>
    `${capitalize(singular)} #${id} já está ${state.toLowerCase().replace(/o$/, article)}`

  /** True if all these records are loaded and have this status, so that the command would change nothing. */
  const allHaveStatus = (status: number, ids: readonly number[] | undefined, { screen }: CommandContext) => {
    const rows = screen.list?.resource === resource ? screen.list.getRows() : []
    const known = ids?.map((id) => rows.find((row) => row.id === id)) ?? []
    return (
      known.length > 0 &&
      known.every((row) => row && (summarizeRow(resource, row).status?.id === ACTIVE) === (status === ACTIVE))
    )
  }

  const createToggleCommand = (
    verb: string,
    status: number,
    stateName: string,
    oppositeVerb: string,
    oppositeStatus: number,
  ): AnyCommand =>
    defineCommand({
      id: `${resource.id}.${verb}`,
      title: `${capitalize(verb)} ${singular}`,
      label: capitalize(verb),
      resource,
      group: 'Ações',
      icon: 'habilitar',
      scope: 'row',
      keys: ['h'],
      phrases: [
        `${verb} ${lowerName} {ids}`,
        status === ACTIVE ? `colocar ${lowerName} {ids} no ar` : `tirar ${lowerName} {ids} do ar`,
      ] as readonly string[],
      args: {
        ids: arg.ids(resource, { label: `ids d${article}s ${plural}` }),
        // Only undo and redo steps set it.
        changes: arg.optional(arg.freeText('mudanças')),
      },
      success: 'Status atualizado',
      failure: 'Erro ao atualizar status',
      when: (context, { ids }) => !allHaveStatus(status, ids, context) || describeAlready(ids?.[0], stateName),
      confirm: ({ ids }) => `${capitalize(verb)} ${singular} #${ids[0]}?`,
      confirmLabel: capitalize(verb),
      writes: getWriteCall(resource, 'atualizar'),
      async runEach(id, { changes }): Promise<UnchangedResult | ReplacedResult> {
        const now = await call(read, { id })
        const { id: current = null, descricao = null } = summarizeRow(resource, now).status ?? {}
        const change = parseChanges(changes).findLast(([, , ids]) => ids?.includes(id) ?? true)
        const [from, to] = change ?? [current, status]
        if (current === to) return new UnchangedResult(describeAlready(id, descricao ?? stateName))
        if (current !== from) return new ConflictResult(`o status agora é ${descricao ?? 'desconhecido'}`)
        return writeReplacing(current, () => write(now, to))
      },
      unchangedReason: (record) =>
        record.status?.id === status ? `já ${stateName.toLowerCase().replace(/o$/, article)}` : null,
      undo: ({ ids }, previousValues) => ({
        id: `${resource.id}.${oppositeVerb}`,
        args: { ids, changes: formatUndoChanges(status, oppositeStatus, previousValues) },
      }),
      redoArgs: (_, { changes }, taken) => ({ ids: Array.from(taken), changes: reverseChanges(changes) }),
    })

  const desabilitar = createToggleCommand('desabilitar', INACTIVE, 'Inativo', 'habilitar', ACTIVE)
  const habilitar = createToggleCommand('habilitar', ACTIVE, 'Ativo', 'desabilitar', INACTIVE)
  return { desabilitar, habilitar, all: [desabilitar, habilitar] as const }
}
