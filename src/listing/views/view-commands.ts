/** The commands on saved views: 'salvar visão bônus pendentes', 'bônus pendentes', 'visões'. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { goTo } from '#commands/runtime.ts'
import { withoutBase } from '#lib/start/base-path.ts'
import { saysPlain } from '#listing/address/list-search.ts'
import { hasTable, listOf } from '#listing/toolbar-commands.ts'
import { currentView } from './current-view.ts'
import { dropView, findView, saveView, savedViews, viewNamed, viewPlace } from './views.ts'

const common = { group: 'Ações', heading: 'Visões', place: 'global', icon: 'salvar' } as const
const name = arg.texto('nome da visão', { suggest: () => savedViews().map((view) => view.name) })

/** Why no view of this name can be used; true where one can. */
const known = (texto: string | undefined): true | string => {
  if (texto === undefined) return savedViews().length > 0 || 'Nenhuma visão salva'
  return findView(texto) !== undefined || `Nenhuma visão chamada “${texto}”`
}

/** The address of the list as it is shown, from its first page; an open record is none of it. */
function hereFromStart(): string {
  const params = new URLSearchParams(location.search)
  for (const key of ['pagina', 'ver', 'visao']) params.delete(key)
  const query = params.toString()
  // Kept columns of whoever opens it later are no part of the view.
  return withoutBase(location.pathname) + saysPlain(query === '' ? '' : `?${query}`)
}

export const viewCommands: readonly AnyCommand[] = [
  defineCommand({
    ...common,
    id: 'visao.salvar',
    title: 'Salvar visão',
    phrases: ['salvar visão {texto}', 'guardar visão {texto}', 'guardar consulta {texto}'],
    args: { texto: arg.texto('nome da visão', { given: true }) },
    when: hasTable,
    asksWhere: 'se já há outra com esse nome',
    // What it showed.
    loses: () => true,
    confirm({ texto }) {
      const other = viewNamed(texto)
      return other && other.to !== hereFromStart() ? `Já há uma visão “${other.name}”, diferente desta. Trocar?` : null
    },
    confirmLabel: 'Trocar',
    // Said here, it is what 'desfazer' speaks of, and no older act is taken back in its place.
    success: 'Visão salva',
    run({ texto }) {
      const message = saveView(texto, hereFromStart())
      const saved = viewNamed(texto)
      // From now on the list shows this view, and what is changed in it can be saved under its name.
      if (saved) goTo(viewPlace(saved), { replace: true })
      return message
    },
  }),
  defineCommand({
    ...common,
    id: 'visao.atualizar',
    title: 'Salvar mudanças da visão',
    label: 'Salvar',
    phrases: ['salvar mudanças da visão', 'salvar alterações da visão'],
    when(context) {
      const isTable = hasTable(context)
      if (isTable !== true) return isTable
      const { definition, state } = listOf(context)
      const current = currentView(definition, state)
      if (!current) return 'Esta lista não mostra uma visão salva'
      return current.isChanged || `A visão “${current.view.name}” está como foi salva`
    },
    // What it showed.
    loses: () => true,
    success: 'Visão salva',
    run(_, context) {
      const { definition, state } = listOf(context)
      const current = currentView(definition, state)
      return current ? saveView(current.view.name, hereFromStart()) : undefined
    },
  }),
  defineCommand({
    ...common,
    id: 'visao.abrir',
    title: 'Abrir visão',
    byName: true,
    phrases: [
      'abrir visão {texto}',
      'visão {texto}',
      'ir para visão {texto}',
      'visões',
      'minhas visões',
      'ver visões',
      'listar visões',
    ],
    args: { texto: name },
    when: (_, { texto }) => known(texto),
    to({ texto }) {
      const view = findView(texto)
      return view ? viewPlace(view) : { to: '/' }
    },
  }),
  defineCommand({
    ...common,
    id: 'visao.excluir',
    title: 'Excluir visão',
    icon: 'excluir',
    tone: 'danger',
    phrases: ['excluir visão {texto}'],
    args: { texto: name },
    when: (_, { texto }) => known(texto),
    confirm: ({ texto }) => `Excluir a visão “${findView(texto)?.name ?? texto}”?`,
    confirmLabel: 'Excluir',
    // As above.
    success: 'Visão excluída',
    run: ({ texto }) => void dropView(findView(texto)?.name ?? texto),
  }),
]
