/**
 * Checks that no two commands of the console share a key in a context where both could run: here, and not at each
 * start.
 */
import { describe, expect, it } from 'vitest'
import { type Binding, createBindings } from '#commands/bindings.ts'
import { type AnyCommand, defineCommand, isInRegion, type KeyScope } from '#commands/define.ts'
import { getResource, registry } from './registry.ts'

const shareRegion = (a: AnyCommand, b: AnyCommand) => [a.region].flat().some((part) => isInRegion(b, part))

/** Whether both could run on one screen, unless a state hides one of them. */
function canClash(a: AnyCommand, b: AnyCommand): boolean {
  const getOwnResource = (command: AnyCommand) => (command.scope === 'global' ? undefined : command.resource)
  const isSameContext =
    a.scope === b.scope && a.path === b.path && shareRegion(a, b) && getOwnResource(a) === getOwnResource(b)
  // Habilitar and Desabilitar share a key: the state of the row enables one of the two.
  return isSameContext && !(a.when && b.when)
}

/** Returns sentences about clashing keys; an empty list if there is no clash. */
function findClashes(commands: readonly AnyCommand[]): string[] {
  const formatChords = ({ chords }: Binding) => chords.join(' ')
  const isPrefix = (a: Binding, b: Binding) => formatChords(b).startsWith(`${formatChords(a)} `)
  const bindings = createBindings(commands, {})
  return bindings.flatMap((a, index) =>
    bindings.slice(index + 1).flatMap((b) => {
      if (a.command === b.command) return []
      const names = `${a.command.id} and ${b.command.id}`
      if (formatChords(a) === formatChords(b) && canClash(a.command, b.command))
        return [`"${a.keys}" belongs to ${names}`]
      // Within its region a single key wins over the sequences that begin with it.
      const isSameRegion = shareRegion(a.command, b.command)
      return isSameRegion && (isPrefix(a, b) || isPrefix(b, a))
        ? [`"${a.keys}" and "${b.keys}" of ${names}: one begins the other`]
        : []
    }),
  )
}

const command = (id: string, scope: KeyScope, keys: string[], more: Partial<AnyCommand> = {}) =>
  defineCommand({ id, title: id, group: 'Ações', scope, keys, phrases: [id] as string[], ...more })
const findClashesOf = (...commands: AnyCommand[]) => findClashes(commands)

describe('a clash', () => {
  it('is one key twice in one context', () =>
    expect(findClashesOf(command('a', 'list', ['r']), command('b', 'list', ['r']))).toEqual(['"r" belongs to a and b']))
  it('is a key that begins a sequence', () =>
    expect(findClashesOf(command('a', 'global', ['g']), command('b', 'global', ['g p']))).toHaveLength(1))
  it('is not one key in two contexts, on two resources or on two screens', () => {
    const [loja, plano] = [{ resource: getResource('loja') }, { resource: getResource('plano') }]
    expect(findClashesOf(command('a', 'list', ['h']), command('b', 'row', ['h']))).toEqual([])
    expect(findClashesOf(command('a', 'list', ['c'], loja), command('b', 'list', ['c'], plano))).toEqual([])
    expect(findClashesOf(command('a', 'list', ['r']), command('b', 'list', ['r'], { path: '/saldo' }))).toEqual([])
  })
  it('is not a key whose state decides', () => {
    const when = () => true as const
    expect(findClashesOf(command('a', 'row', ['h'], { when }), command('b', 'row', ['h'], { when }))).toEqual([])
  })
  it('is the same key in any spelling', () =>
    expect(findClashesOf(command('a', 'global', ['Mod+K']), command('b', 'global', ['Mod+k']))).toHaveLength(1))
})

it('no keys of the console clash', () => expect(findClashes(registry.commands)).toEqual([]))
