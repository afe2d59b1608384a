// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type CommandContext, UnchangedResult } from '#commands/define.ts'
import { reviewCommands } from '#listing/scan/review/review-commands.ts'
import { shellCommands } from './commands.ts'

it.each(['execucao.pausar', 'execucao.continuar', 'execucao.parar', 'revisar.desfazer'])(
  '%s with nothing under way tells so, and not as done',
  async (id) => {
    const command = [...shellCommands, ...reviewCommands].find((candidate) => candidate.id === id)
    expect(await command?.run?.({}, {} as CommandContext)).toBeInstanceOf(UnchangedResult)
  },
)
