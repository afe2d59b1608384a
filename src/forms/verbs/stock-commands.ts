/** The two verbs of every noun that has a stock: to see it, and to set it. */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, Unchanged } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { setsNumber } from '#commands/running/set-number.ts'
import { inThrees } from '#lib/written/decimal-text.ts'
import type { IconName } from '#ui/signs/icon.tsx'

interface StockVerbs {
  icon: IconName
  /** Where the list's row has it. */
  column: string
  read: Endpoint<{ id: number }, number | null>
  write: Endpoint<{ id: number; quantidade: number }, unknown>
  /** Further phrases that ask to see it. */
  also?: readonly string[]
}

/** Makes them from the noun; `all` is what the section registers. */
export function stockCommands(noun: Noun, { icon, column, read, write, also = [] }: StockVerbs) {
  const of = `do ${noun.singular}`
  const said = of.toLowerCase()
  const base = { noun, group: 'Ações', place: 'row', icon } as const
  const args = { id: arg.id(noun, { label: `id ${of}` }) }
  const command = `${noun.id}.estoque.ajustar`
  const ver: AnyCommand = defineCommand({
    ...base,
    id: `${noun.id}.estoque.ver`,
    title: `Ver estoque ${of}`,
    label: 'Ver estoque',
    phrases: [`ver estoque ${said} {id}`, `quantos ${said} {id}`, ...also],
    args,
    failure: 'Não foi possível carregar o estoque',
    async run({ id }) {
      return new Unchanged(`Estoque ${of} #${id}: ${inThrees(String((await call(read, { id })) ?? '–'))}`)
    },
  })
  const ajustar: AnyCommand = defineCommand({
    ...base,
    id: command,
    title: `Ajustar estoque ${of}`,
    label: 'Ajustar estoque…',
    keys: ['a q'],
    phrases: [`ajustar estoque ${said} {id} para {n}`, `ajustar estoque {n} ${said} {id}`],
    args: { ...args, n: arg.n('quantidade') },
    confirm: ({ id, n }) => `Ajustar o estoque ${of} #${id} para ${inThrees(String(n))}?`,
    confirmLabel: 'Ajustar',
    success: 'Estoque ajustado',
    failure: 'Erro ao ajustar estoque',
    ...setsNumber({
      command,
      noun,
      column,
      subject: `O estoque ${of}`,
      label: 'Estoque',
      submit: 'Ajustar',
      read: (id, signal) => call(read, { id }, { signal }),
      write: async (id, n) => serverMessage(await send(write, { id, quantidade: n })),
    }),
  })
  return { ver, ajustar, all: [ver, ajustar] as const }
}
