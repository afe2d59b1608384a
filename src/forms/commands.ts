/**
 * The commands that every form has: save, save and open another, leave, next error, reset, verify (commands/keys/README
 * §6).
 */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'

const requireForm = ({ screen }: { screen: Screen }) => screen.form !== null || 'Nenhum formulário nesta tela'

/** True if the form's record can be saved; else the reason. */
const requireSavableForm = (context: { screen: Screen }) =>
  context.screen.form?.getSaveRefusal?.() ?? requireForm(context)

const saveFormCommand = defineCommand({
  id: 'form.salvar',
  title: 'Salvar',
  group: 'Formulário',
  icon: 'salvar',
  scope: 'form',
  keys: ['Mod+Enter', 'Mod+S'],
  phrases: ['salvar', 'save', 'gravar', 'cadastrar', 'atualizar', 'salvar cadastro'],
  when: requireSavableForm,
  run: (_, { screen }) => screen.form?.save(),
})

const saveAndAnotherCommand = defineCommand({
  id: 'form.outro',
  // Not 'Salvar e …': only the button that saves and leaves is called 'Salvar'.
  title: 'Gravar e abrir outro',
  group: 'Formulário',
  icon: 'adicionar',
  scope: 'form',
  keys: ['Alt+Enter'],
  phrases: ['gravar e abrir outro', 'salvar e cadastrar outro', 'salvar e abrir outro', 'cadastrar e continuar'],
  when: (context) => {
    const availability = requireSavableForm(context)
    return availability === true
      ? context.screen.form?.saveAndCreateAnother !== undefined || 'Só em um cadastro novo'
      : availability
  },
  run: (_, { screen }) => screen.form?.saveAndCreateAnother?.(),
})

const leaveFormCommand = defineCommand({
  id: 'form.voltar',
  title: 'Voltar',
  group: 'Formulário',
  icon: 'setaEsquerda',
  scope: 'form',
  keys: ['Esc'],
  phrases: ['voltar', 'voltar para a lista', 'cancelar', 'back', 'descartar', 'desistir', 'sair sem salvar'],
  when: requireForm,
  // The leave guard asks if something was changed; a confirmation here would ask twice.
  run: (_, { screen }) => screen.form?.leave(),
})

const nextErrorCommand = defineCommand({
  id: 'form.erro',
  title: 'Próximo erro',
  group: 'Formulário',
  icon: 'erro',
  scope: 'form',
  phrases: ['próximo erro', 'ir para o erro', 'campo errado'],
  when: requireForm,
  run: (_, { screen }) => (screen.form?.focusFirstError() === false ? 'Nenhum campo com erro' : undefined),
})

const resetFormCommand = defineCommand({
  id: 'form.desfazer',
  title: 'Desfazer alterações',
  group: 'Formulário',
  icon: 'desfazer',
  scope: 'form',
  phrases: ['desfazer alterações', 'desfazer mudanças', 'descartar mudanças', 'reverter formulário'],
  when: (context) => {
    const availability = requireForm(context)
    return availability === true ? context.screen.form?.isDirty() || 'Nada foi alterado' : availability
  },
  confirm: () => 'Desfazer todas as alterações?',
  isDestructive: () => true,
  confirmLabel: 'Desfazer',
  success: 'Alterações desfeitas',
  run: (_, { screen }) => screen.form?.reset(),
})

const verifySaveCommand = defineCommand({
  id: 'form.conferir',
  title: 'Conferir o salvamento',
  group: 'Formulário',
  icon: 'certo',
  scope: 'form',
  phrases: ['conferir', 'conferir o salvamento', 'conferir se salvou'],
  when: (context) => {
    const availability = requireForm(context)
    return availability === true
      ? context.screen.form?.isUnconfirmed?.() || 'Nenhum salvamento a conferir'
      : availability
  },
  run: (_, { screen }) => screen.form?.verifyOutcome?.(),
})

export const formCommands: readonly AnyCommand[] = [
  saveFormCommand,
  saveAndAnotherCommand,
  leaveFormCommand,
  nextErrorCommand,
  resetFormCommand,
  verifySaveCommand,
]
