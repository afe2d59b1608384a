/** The verbs on users. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { periodProblem } from '#lib/ranges.ts'
import { auditPath } from '#sections/auditoria/paths.ts'
import { usuario } from './noun.ts'

export const usuarioBuscar = defineCommand({
  id: 'usuario.buscar',
  title: 'Buscar usuário',
  noun: usuario,
  group: 'Ações',
  icon: 'buscar',
  place: 'list',
  phrases: ['buscar usuário {texto}', '@{texto}', 'pesquisar por nome {texto}'],
  args: { texto: arg.texto('nome do usuário') },
  to: ({ texto }) => `${usuario.path}?${new URLSearchParams({ nome: texto })}`,
})

export const usuarioAuditar = defineCommand({
  id: 'usuario.auditar',
  title: 'Auditar usuário',
  label: 'Auditar',
  noun: usuario,
  group: 'Ações',
  icon: 'escudo',
  place: 'row',
  keys: ['Enter', 'o'],
  phrases: ['auditar usuário {id} {periodo}', 'transações do usuário {id} {periodo}', 'usuário {id}'],
  args: { id: arg.id(usuario, { label: 'id do usuário' }), periodo: arg.optional(arg.periodo()) },
  when: (_, { periodo }) => periodProblem(periodo) ?? true,
  to: ({ id, periodo }) => auditPath('usuario', { usuarioId: id }, periodo),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [usuarioBuscar, usuarioAuditar]
