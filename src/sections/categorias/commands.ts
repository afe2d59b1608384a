/** The commands of categories (spec 1 §2.9, §5, §8). */
import { sendWrite } from '#api/cache/write.ts'
import type { AnyCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { categoriasDeletar } from './contract.ts'
import { categoriaFields } from './fields.ts'
import { categoria } from './resource.ts'

export const categoriaCommands = recordCommands(categoria, {
  form: { fields: categoriaFields, buttonLabel: 'Cadastrar' },
  remove: async (id) => void (await sendWrite(categoriasDeletar, { id })),
  showsNotices: false,
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = categoriaCommands.all
