/** The commands of users. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { listLocation } from '#commands/resource.ts'
import { whenPeriodValid } from '#sections/auditoria/shared-commands.ts'
import { auditLocation } from '#sections/auditoria/paths.ts'
import { usuario } from './resource.ts'

export const searchUserCommand = defineCommand({
  id: 'usuario.buscar',
  title: 'Buscar usuário',
  resource: usuario,
  group: 'Ações',
  icon: 'buscar',
  scope: 'list',
  phrases: ['buscar usuário {texto}', '@{texto}', 'pesquisar por nome {texto}'],
  args: { texto: arg.freeText('nome do usuário') },
  to: ({ texto }) => listLocation(usuario, { nome: texto }),
})

export const auditUserCommand = defineCommand({
  id: 'usuario.auditar',
  title: 'Auditar usuário',
  label: 'Auditar',
  resource: usuario,
  group: 'Ações',
  icon: 'escudo',
  scope: 'row',
  keys: ['Enter', 'o'],
  phrases: [
    'auditar usuário {id} {periodo}',
    'transações do usuário {id} {periodo}',
    'auditar transações do usuário {id} {periodo}',
    'usuário {id}',
  ],
  args: { id: arg.id(usuario, { label: 'id do usuário' }), periodo: arg.optional(arg.period()) },
  when: whenPeriodValid,
  to: ({ id, periodo }) => auditLocation('usuario', { usuarioId: id }, periodo),
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [searchUserCommand, auditUserCommand]
