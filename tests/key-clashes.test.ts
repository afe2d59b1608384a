/**
 * No two commands of the console share a key where both could be meant: what cannot work is found here, not at each
 * start.
 */
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type Binding, createBindings } from '#commands/bindings.ts'
import { type AnyCommand, defineCommand, isInRegion, type KeyScope } from '#commands/define.ts'
import { getResource, registry } from './registry.ts'

const share = (a: AnyCommand, b: AnyCommand) => [a.region].flat().some((part) => isInRegion(b, part))

/** True where both can be meant on one screen with one of them hidden by chance alone. */
function meet(a: AnyCommand, b: AnyCommand): boolean {
  const noun = (command: AnyCommand) => (command.scope === 'global' ? undefined : command.resource)
  const isOnePlace = a.scope === b.scope && a.path === b.path && share(a, b) && noun(a) === noun(b)
  // Habilitar and Desabilitar share a key: the state of the row says which of the two is on.
  return isOnePlace && !(a.when && b.when)
}

/** Sentences about keys that cannot both work; an empty list where all is well. */
function clashes(commands: readonly AnyCommand[]): string[] {
  const spelled = ({ chords }: Binding) => chords.join(' ')
  const begins = (a: Binding, b: Binding) => spelled(b).startsWith(`${spelled(a)} `)
  const bindings = createBindings(commands, {})
  return bindings.flatMap((a, index) =>
    bindings.slice(index + 1).flatMap((b) => {
      if (a.command === b.command) return []
      const names = `${a.command.id} and ${b.command.id}`
      if (spelled(a) === spelled(b) && meet(a.command, b.command)) return [`"${a.keys}" belongs to ${names}`]
      // In its part of the page a single key goes before the sequences that begin with it.
      const isNear = share(a.command, b.command)
      return isNear && (begins(a, b) || begins(b, a))
        ? [`"${a.keys}" and "${b.keys}" of ${names}: one begins the other`]
        : []
    }),
  )
}

const command = (id: string, place: KeyScope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title: id, group: 'Ações', scope: place, keys, phrases: [id] as string[], ...more })
const clash = (...commands: AnyCommand[]) => clashes(commands)

describe('what clashes', () => {
  it('is one key of one place twice', () =>
    expect(clash(command('a', 'list', ['r']), command('b', 'list', ['r']))).toEqual(['"r" belongs to a and b']))
  it('is a key that begins a sequence', () =>
    expect(clash(command('a', 'global', ['g']), command('b', 'global', ['g p']))).toHaveLength(1))
  it('is not one key in two places, on two nouns or on two screens', () => {
    const [loja, plano] = [{ resource: getResource('loja') }, { resource: getResource('plano') }]
    expect(clash(command('a', 'list', ['h']), command('b', 'row', ['h']))).toEqual([])
    expect(clash(command('a', 'list', ['c'], loja), command('b', 'list', ['c'], plano))).toEqual([])
    expect(clash(command('a', 'list', ['r']), command('b', 'list', ['r'], { path: '/saldo' }))).toEqual([])
  })
  it('is not what its state tells apart', () => {
    const when = () => true as const
    expect(clash(command('a', 'row', ['h'], { when }), command('b', 'row', ['h'], { when }))).toEqual([])
  })
  it('is the same key in any spelling', () =>
    expect(clash(command('a', 'global', ['Mod+K']), command('b', 'global', ['Mod+k']))).toHaveLength(1))
})

it('no keys of the console clash', () => expect(clashes(registry.commands)).toEqual([]))
