/** The commands of stores (spec 1 §2.11, §5, §8). */
import { sendWrite } from '#api/cache/write.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { lojasDeletar } from './contract.ts'
import { lojaFields } from './fields.ts'
import { loja } from './resource.ts'

export const lojaCommands = recordCommands(loja, {
  form: { fields: lojaFields, buttonLabel: 'Cadastrar' },
  remove: async (id) => void (await sendWrite(lojasDeletar, { id })),
  showsNotices: false,
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = lojaCommands.all
