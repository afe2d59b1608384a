/** Short way to write the catalogue's commands down for tests: their words and arguments alone, without an act. */
import type { Args } from '#commands/args.ts'
import type { AnyCommand, Command } from '#commands/define.ts'
import { defineCommand } from '#commands/define.ts'
import type { Noun } from '#commands/nouns.ts'

const nouns: readonly string[] = [
  'dashboard',
  'cashback',
  'categoria',
  'fornecedor',
  'produto',
  'loja',
  'plano',
  'bonus',
  'pedido',
  'transacao',
  'usuario',
  'perfil',
  'saldo',
  'rv',
] satisfies Noun[]

type More = Partial<Pick<Command, 'noun' | 'path' | 'hidden' | 'group'>>

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const titleOf = (phrase: string) =>
  capital(
    phrase
      .replaceAll(/\{\w+\}/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

/** A command of the catalogue; the noun is the id's first part where that is one. */
export function verb(
  id: string,
  place: Command['place'],
  phrases: readonly [string, ...string[]],
  args: Args = {},
  more: More = {},
): AnyCommand {
  const first = id.split('.')[0] ?? ''
  return defineCommand({
    id,
    title: titleOf(phrases[0]),
    group: 'Ações',
    place,
    phrases,
    args,
    run: () => undefined,
    ...(nouns.includes(first) ? { noun: first as Noun } : {}),
    ...more,
  })
}

/** An 'Ir para' command, as it is made from a menu entry. */
export const goTo = (id: string, phrase: string, synonyms: readonly string[] = [], more: More = {}): AnyCommand =>
  verb(id, 'global', [`ir para ${phrase}`, ...synonyms], {}, { group: 'Ir para', ...more })
