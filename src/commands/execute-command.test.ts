import * as z from 'zod/mini'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { pageSchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'
import * as arg from './args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from './define.ts'
import { defineResource } from './resource.ts'
import { createBulkJob } from './bulk/bulk-job.ts'
import { executeCommand } from './execute-command.ts'

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
const failing = (status: number, calls: object = { list }): AnyCommand =>
  defineCommand({
    id: 'coisa.desabilitar',
    title: 'Desabilitar coisa',
    resource: defineResource({ ...coisa, ...calls }),
    group: 'Ações',
    scope: 'row',
    phrases: ['desabilitar coisa {ids}'],
    args: { ids: arg.ids(null) },
    runEach: () => Promise.reject(new ApiError({ kind: 'status', status })),
  })

it.each([
  ['gone, with a list', 404, { list }, ['coisas.listar']],
  ['gone, with a search', 404, { search: { by: 'nome', list } }, ['coisas.listar']],
  ['gone, of a resource without calls', 404, {}, []],
  ['gone, whose calls cannot be loaded', 404, { list: () => Promise.reject(new Error('offline')) }, []],
  ['refused', 409, { list }, []],
])('refetches the list of a record that is %s [O2]', async (_, status, calls, invalidated) => {
  for (const execute of [
    (command: AnyCommand) => executeCommand(command, { ids: [7] }, 7, context, () => {}),
    (command: AnyCommand) => createBulkJob(command, { ids: [7, 8] }).send(7, context, () => {}),
  ]) {
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    await expect(execute(failing(status, calls))).rejects.toMatchObject({ status })
    const stale = invalidate.mock.calls.flatMap(([filters]) =>
      ['coisas.listar', 'lojas.listar'].filter((id) => filters?.predicate?.({ queryKey: [id] } as never)),
    )
    expect(stale).toEqual(invalidated)
    invalidate.mockRestore()
  }
})
