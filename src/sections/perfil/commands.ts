/** The commands of the profile page. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { perfil } from './resource.ts'
import { TABS, tabLocation } from './tabs.ts'

const openTabCommand = defineCommand({
  id: 'perfil.aba',
  title: 'Abrir aba do perfil',
  resource: perfil,
  group: 'Ações',
  icon: 'usuario',
  scope: 'global',
  phrases: ['aba {aba} do perfil', '{aba} do perfil'],
  args: {
    aba: arg.choice(
      'aba',
      TABS.map(({ value, label }) => ({ value, label: label.toLowerCase() })),
    ),
  },
  to: ({ aba: tab }) => tabLocation(tab),
})

const submitSettingsCommand = defineCommand({
  id: 'perfil.enviar',
  title: 'Enviar configurações do perfil',
  resource: perfil,
  path: perfil.path,
  group: 'Formulário',
  icon: 'enviar',
  scope: 'form',
  phrases: ['enviar configurações do perfil'],
  when: ({ screen }) => screen.form?.resource === perfil || 'Abra a aba Configurações do perfil',
  run: (_, { screen }) => screen.form?.save(),
})

/** All commands of the profile page. */
export const commands: readonly AnyCommand[] = [openTabCommand, submitSettingsCommand]
