/** The verbs of every form (commands/keys/README §6). */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'

const onForm = ({ screen }: { screen: Screen }) => screen.form !== null || 'Nenhum formulário nesta tela'

const formSalvar = defineCommand({
  id: 'form.salvar',
  title: 'Salvar',
  group: 'Formulário',
  icon: 'salvar',
  place: 'form',
  keys: ['Mod+Enter', 'Mod+S'],
  phrases: ['salvar', 'save', 'gravar', 'cadastrar', 'atualizar', 'salvar cadastro'],
  when: onForm,
  run: (_, { screen }) => screen.form?.save(),
})

const formOutro = defineCommand({
  id: 'form.outro',
  // Not 'Salvar e …': the one button that saves and leaves keeps its name to itself.
  title: 'Gravar e abrir outro',
  group: 'Formulário',
  icon: 'adicionar',
  place: 'form',
  keys: ['Alt+Enter'],
  phrases: ['gravar e abrir outro', 'salvar e cadastrar outro', 'salvar e abrir outro', 'cadastrar e continuar'],
  when: (context) => {
    const there = onForm(context)
    return there === true ? context.screen.form?.saveAndAnother !== undefined || 'Só em um cadastro novo' : there
  },
  run: (_, { screen }) => screen.form?.saveAndAnother?.(),
})

const formVoltar = defineCommand({
  id: 'form.voltar',
  title: 'Voltar',
  group: 'Formulário',
  icon: 'setaEsquerda',
  place: 'form',
  keys: ['Esc'],
  phrases: ['voltar', 'voltar para a lista', 'cancelar', 'back', 'descartar', 'desistir', 'sair sem salvar'],
  when: onForm,
  // The leave guard asks where something was changed; a confirmation here would ask twice.
  run: (_, { screen }) => screen.form?.leave(),
})

const formErro = defineCommand({
  id: 'form.erro',
  title: 'Próximo erro',
  group: 'Formulário',
  icon: 'erro',
  place: 'form',
  phrases: ['próximo erro', 'ir para o erro', 'campo errado'],
  when: onForm,
  run: (_, { screen }) => (screen.form?.focusFirstError() === false ? 'Nenhum campo com erro' : undefined),
})

const formDesfazer = defineCommand({
  id: 'form.desfazer',
  title: 'Desfazer alterações',
  group: 'Formulário',
  icon: 'desfazer',
  place: 'form',
  phrases: ['desfazer alterações', 'desfazer mudanças', 'descartar mudanças', 'reverter formulário'],
  when: (context) => {
    const there = onForm(context)
    return there === true ? context.screen.form?.dirty() || 'Nada foi alterado' : there
  },
  confirm: () => 'Desfazer todas as alterações?',
  loses: () => true,
  confirmLabel: 'Desfazer',
  success: 'Alterações desfeitas',
  run: (_, { screen }) => screen.form?.reset(),
})

const formConferir = defineCommand({
  id: 'form.conferir',
  title: 'Conferir o salvamento',
  group: 'Formulário',
  icon: 'certo',
  place: 'form',
  phrases: ['conferir', 'conferir o salvamento', 'conferir se salvou'],
  when: (context) => {
    const there = onForm(context)
    return there === true ? context.screen.form?.doubtful?.() || 'Nenhum salvamento a conferir' : there
  },
  run: (_, { screen }) => screen.form?.check?.(),
})

export const formCommands: readonly AnyCommand[] = [
  formSalvar,
  formOutro,
  formVoltar,
  formErro,
  formDesfazer,
  formConferir,
]
