import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import { loja, plano } from '#commands/resources.fixture.ts'
import type { FormHandle, Screen } from '#commands/screen.ts'
import { defineFormCommand } from './form-command.ts'

const remove = defineFormCommand(plano, {
  id: 'plano.nivel.remover',
  title: 'Remover nível',
  icon: 'excluir',
  phrases: ['remover nível {n}'],
  args: { n: arg.integer('nível', { min: 1 }) },
})

type Actions = FormHandle['commandHandlers']

const at = (resource: typeof plano, actions: Actions) => {
  const form = { resource, commandHandlers: actions } as Partial<FormHandle> as FormHandle
  const screen: Screen = { path: '/cashback-planos/cadastrar', resource, list: null, form }
  return { screen, navigate: () => {} }
}

describe('a command of one form', () => {
  it('is run by the form that handles it, with its arguments', () => {
    const done: unknown[] = []
    const context = at(plano, new Map([[remove, (args) => done.push(args)]]))
    expect(remove.when?.(context, { n: 2 })).toBe(true)
    void remove.run?.({ n: 2 }, context)
    expect(done).toEqual([{ n: 2 }])
  })
  it('is unavailable, with a reason, if no component of the form handles it', () =>
    expect(remove.when?.(at(plano, new Map()), { n: 2 })).toBe('Este formulário não tem isto agora'))
  it('is not found by its id: another command with the same id is not handled', () => {
    const copy = { ...remove }
    expect(remove.when?.(at(plano, new Map([[copy, () => {}]])), { n: 2 })).not.toBe(true)
  })
  it('is unavailable, with a reason, on another form', () =>
    expect(remove.when?.(at(loja, new Map([[remove, () => {}]])), { n: 2 })).toBe(
      'Nenhum formulário de plano nesta tela',
    ))
})
