/** The two verbs of every noun that is switched on and off: habilitar and desabilitar. */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { ACTIVE, INACTIVE } from '#api/status.ts'
import * as arg from '#commands/args.ts'
import {
  type AnyCommand,
  type CommandContext,
  defineCommand,
  Moved,
  type Replaced,
  type Replacements,
  Unchanged,
} from '#commands/define.ts'
import { type Noun, type Row, summaryOf } from '#commands/noun.ts'
import { replacing } from '#commands/running/set-number.ts'
import { capital } from '#lib/written/capital.ts'

interface StatusVerbs<R extends Row> {
  /** Reads one record: an update sends all fields, and what somebody else changed must not be put back (case N1). */
  read: Endpoint<{ id: number }, R>
  /** Writes the record as it was just read with this status; gives the server's message, if any. */
  write: (now: R, statusId: number) => Promise<string | undefined>
}

/** From which status to which a way back leads: these ids, or all that no later change names. */
type Change = readonly [from: number, to: number, ids?: readonly number[]]

const changesIn = (text: unknown): readonly Change[] =>
  typeof text === 'string' ? (JSON.parse(text) as readonly Change[]) : []

/** The way back from this status: to the one that stood there, and where that is not known to the usual other one. */
function changesBack(status: number, usual: number, was: Replacements): string {
  const others = new Set(was.values())
  others.delete(usual)
  const idsOf = (wanted: number) => [...was].flatMap(([id, before]) => (before === wanted ? id : []))
  return JSON.stringify([[status, usual], ...[...others].map((before): Change => [status, before, idsOf(before)])])
}

const reversed = (text: unknown): string =>
  JSON.stringify(changesIn(text).map(([from, to, ...ids]) => [to, from, ...ids]))

/** Makes them from a noun whose `summary` tells the status. */
export function statusCommands<R extends Row>(noun: Noun, { read, write }: StatusVerbs<R>) {
  const { singular, plural, article } = noun
  const said = singular.toLowerCase()
  const already = (id: number | undefined, state: string) =>
    `${capital(singular)} #${id} já está ${state.toLowerCase().replace(/o$/, article)}`

  /** True where every record that is loaded has this status, so that the act would change nothing. */
  const allAre = (status: number, ids: readonly number[] | undefined, { screen }: CommandContext) => {
    const rows = screen.list?.noun === noun ? screen.list.rows() : []
    const known = ids?.map((id) => rows.find((row) => row.id === id)) ?? []
    return (
      known.length > 0 &&
      known.every((row) => row && (summaryOf(noun, row).status?.id === ACTIVE) === (status === ACTIVE))
    )
  }

  const toggle = (verb: string, status: number, state: string, back: string, other: number): AnyCommand =>
    defineCommand({
      id: `${noun.id}.${verb}`,
      title: `${capital(verb)} ${singular}`,
      label: capital(verb),
      noun,
      group: 'Ações',
      icon: 'habilitar',
      place: 'row',
      keys: ['h'],
      phrases: [
        `${verb} ${said} {ids}`,
        status === ACTIVE ? `colocar ${said} {ids} no ar` : `tirar ${said} {ids} do ar`,
      ] as readonly string[],
      args: {
        ids: arg.ids(noun, { label: `ids d${article}s ${plural}` }),
        // Of a way back alone.
        changes: arg.optional(arg.texto('mudanças')),
      },
      success: 'Status atualizado',
      failure: 'Erro ao atualizar status',
      when: (context, { ids }) => !allAre(status, ids, context) || already(ids?.[0], state),
      confirm: ({ ids }) => `${capital(verb)} ${singular} #${ids[0]}?`,
      confirmLabel: capital(verb),
      async each(id, { changes }): Promise<Unchanged | Replaced> {
        const now = await call(read, { id })
        const { id: current = null, descricao = null } = summaryOf(noun, now).status ?? {}
        const change = changesIn(changes).findLast(([, , ids]) => ids?.includes(id) ?? true)
        const [from, to] = change ?? [current, status]
        if (current === to) return new Unchanged(already(id, descricao ?? state))
        if (current !== from) return new Moved(`o status agora é ${descricao ?? 'desconhecido'}`)
        return replacing(current, () => write(now, to))
      },
      noop: (record) => (record.status?.id === status ? `já ${state.toLowerCase().replace(/o$/, article)}` : null),
      undo: ({ ids }, was) => ({ id: `${noun.id}.${back}`, args: { ids, changes: changesBack(status, other, was) } }),
      onceMore: (_, { changes }, taken) => ({ ids: Array.from(taken), changes: reversed(changes) }),
    })

  const desabilitar = toggle('desabilitar', INACTIVE, 'Inativo', 'habilitar', ACTIVE)
  const habilitar = toggle('habilitar', ACTIVE, 'Ativo', 'desabilitar', INACTIVE)
  return { desabilitar, habilitar, all: [desabilitar, habilitar] as const }
}
