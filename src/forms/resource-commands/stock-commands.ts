/** The two commands of every resource with a stock: show it, and set it. */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/write.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, UnchangedResult } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { createNumberSetter } from '#commands/execution/set-number.ts'
import { groupThousands } from '#lib/format/decimal.ts'
import type { IconName } from '#ui/icons/icon.tsx'

interface StockCommandOptions {
  icon: IconName
  /** The list column that shows the stock. */
  column: string
  read: Endpoint<{ id: number }, number | null>
  write: Endpoint<{ id: number; quantidade: number }, unknown>
  /** Additional phrases for showing the stock. */
  extraPhrases?: readonly string[]
}

/** Creates the commands. `all` is what the section registers. */
export function stockCommands(
  resource: Resource,
  { icon, column, read, write, extraPhrases = [] }: StockCommandOptions,
) {
  const ofResource = `do ${resource.singular}`
  const lowerOfResource = ofResource.toLowerCase()
  const base = { resource, group: 'Ações', scope: 'row', icon } as const
  const args = { id: arg.id(resource, { label: `id ${ofResource}` }) }
  const command = `${resource.id}.estoque.ajustar`
  const ver: AnyCommand = defineCommand({
    ...base,
    id: `${resource.id}.estoque.ver`,
    title: `Ver estoque ${ofResource}`,
    label: 'Ver estoque',
    phrases: [`ver estoque ${lowerOfResource} {id}`, `quantos ${lowerOfResource} {id}`, ...extraPhrases],
    args,
    failure: 'Não foi possível carregar o estoque',
    async run({ id }) {
      return new UnchangedResult(
        `Estoque ${ofResource} #${id}: ${groupThousands(String((await call(read, { id })) ?? '–'))}`,
      )
    },
  })
  const ajustar: AnyCommand = defineCommand({
    ...base,
    id: command,
    title: `Ajustar estoque ${ofResource}`,
    label: 'Ajustar estoque…',
    keys: ['a q'],
    phrases: [`ajustar estoque ${lowerOfResource} {id} para {n}`, `ajustar estoque {n} ${lowerOfResource} {id}`],
    args: { ...args, n: arg.integer('quantidade') },
    confirm: ({ id, n }) => `Ajustar o estoque ${ofResource} #${id} para ${groupThousands(String(n))}?`,
    confirmLabel: 'Ajustar',
    writes: [write.id],
    success: 'Estoque ajustado',
    failure: 'Erro ao ajustar estoque',
    ...createNumberSetter({
      commandId: command,
      resource,
      column,
      subject: `O estoque ${ofResource}`,
      label: 'Estoque',
      submitLabel: 'Ajustar',
      read: (id, signal) => call(read, { id }, { signal }),
      write: async (id, n) => findPlatformMessage(await sendWrite(write, { id, quantidade: n })),
    }),
  })
  return { ver, ajustar, all: [ver, ajustar] as const }
}
