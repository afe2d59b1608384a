/** The verbs of the profile page. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { perfil } from './noun.ts'
import { TABS, tabPlace } from './tabs.ts'

const aba = defineCommand({
  id: 'perfil.aba',
  title: 'Abrir aba do perfil',
  noun: perfil,
  group: 'Ações',
  icon: 'usuario',
  place: 'global',
  phrases: ['aba {aba} do perfil', '{aba} do perfil'],
  args: {
    aba: arg.escolha(
      'aba',
      TABS.map(({ value, label }) => ({ value, label: label.toLowerCase() })),
    ),
  },
  to: ({ aba: tab }) => tabPlace(tab),
})

const enviar = defineCommand({
  id: 'perfil.enviar',
  title: 'Enviar configurações do perfil',
  noun: perfil,
  path: perfil.path,
  group: 'Formulário',
  icon: 'enviar',
  place: 'form',
  phrases: ['enviar configurações do perfil'],
  when: ({ screen }) => screen.form?.noun === perfil || 'Abra a aba Configurações do perfil',
  run: (_, { screen }) => screen.form?.save(),
})

/** Every verb of the profile page. */
export const verbs: readonly AnyCommand[] = [aba, enviar]
