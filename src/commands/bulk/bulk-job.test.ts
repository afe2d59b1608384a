import * as z from 'zod/mini'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { pageSchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import { defineResource } from '#commands/resource.ts'
import { executeCommand, createBulkJob } from './bulk-job.ts'

const listar = defineEndpoint({
  id: 'coisas.listar',
  call: 'GET /coisas',
  input: z.object({}),
  output: pageSchema(z.object({ id: wire.id })),
})
const list = () => Promise.resolve(listar)
const coisa = { id: 'coisa', singular: 'coisa', plural: 'coisas', article: 'a' } as const
const context = {} as CommandContext

/** A command on one record of this resource that fails in this way. */
const failing = (status: number, noun: object = { list }): AnyCommand =>
  defineCommand({
    id: 'coisa.desabilitar',
    title: 'Desabilitar coisa',
    resource: defineResource({ ...coisa, ...noun }),
    group: 'Ações',
    scope: 'row',
    phrases: ['desabilitar coisa {ids}'],
    args: { ids: arg.ids(null) },
    runEach: () => Promise.reject(new ApiError({ kind: 'status', status })),
  })

it.each([
  ['gone, told by its list', 404, { list }, ['coisas.']],
  ['gone, told by its search', 404, { search: { by: 'nome', list } }, ['coisas.']],
  ['gone, of a noun without calls', 404, {}, []],
  ['gone, whose calls do not come', 404, { list: () => Promise.reject(new Error('offline')) }, []],
  ['refused', 409, { list }, []],
])('refetches the list of a record that is %s [O2]', async (_, status, noun, read) => {
  for (const act of [
    (command: AnyCommand) => executeCommand(command, { ids: [7] }, 7, context, () => {}),
    (command: AnyCommand) => createBulkJob(command, { ids: [7, 8] }).send(7, context, () => {}),
  ]) {
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    await expect(act(failing(status, noun))).rejects.toMatchObject({ status })
    const stale = invalidate.mock.calls.flatMap(([filters]) =>
      ['coisas.listar', 'lojas.listar'].filter((id) => filters?.predicate?.({ queryKey: [id] } as never)),
    )
    expect(stale).toEqual(read.length > 0 ? ['coisas.listar'] : [])
    invalidate.mockRestore()
  }
})
