/** The verbs on users. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { placeOf } from '#commands/noun.ts'
import { whenPeriod } from '#sections/auditoria/look.ts'
import { auditPlace } from '#sections/auditoria/paths.ts'
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
  to: ({ texto }) => placeOf(usuario, { nome: texto }),
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
  phrases: [
    'auditar usuário {id} {periodo}',
    'transações do usuário {id} {periodo}',
    'auditar transações do usuário {id} {periodo}',
    'usuário {id}',
  ],
  args: { id: arg.id(usuario, { label: 'id do usuário' }), periodo: arg.optional(arg.periodo()) },
  when: whenPeriod,
  to: ({ id, periodo }) => auditPlace('usuario', { usuarioId: id }, periodo),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [usuarioBuscar, usuarioAuditar]
