/** The commands on saved views: 'salvar visão bônus pendentes', 'bônus pendentes', 'visões'. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { navigateTo } from '#commands/runtime.ts'
import { stripBasePath } from '#lib/startup/base-path.ts'
import { addDefaultLayoutParam } from '#listing/url-state/use-list-state.ts'
import { hasTable, getListModel } from '#listing/table-command-base.ts'
import { getCurrentView } from './current-view.ts'
import { deleteView, findView, saveView, getSavedViews, findViewByExactName, getViewLocation } from './saved-views.ts'

const viewCommandBase = { group: 'Ações', paletteHeading: 'Visões', scope: 'global', icon: 'salvar' } as const
const viewNameArg = arg.freeText('nome da visão', { getSuggestions: () => getSavedViews().map((view) => view.name) })

/** Returns why no view of this name can be used; true if one can. */
const whenViewKnown = (texto: string | undefined): true | string => {
  if (texto === undefined) return getSavedViews().length > 0 || 'Nenhuma visão salva'
  return findView(texto) !== undefined || `Nenhuma visão chamada “${texto}”`
}

/** Returns the URL of the list as it is shown, without page and open record. */
function getCurrentHref(): string {
  const params = new URLSearchParams(location.search)
  for (const key of ['pagina', 'ver', 'visao']) params.delete(key)
  const query = params.toString()
  // Add the definition's columns if none are named: the stored columns of whoever opens the view later are not part of
  // it.
  return stripBasePath(location.pathname) + addDefaultLayoutParam(query === '' ? '' : `?${query}`)
}

export const savedViewCommands: readonly AnyCommand[] = [
  defineCommand({
    ...viewCommandBase,
    id: 'visao.salvar',
    title: 'Salvar visão',
    phrases: ['salvar visão {texto}', 'guardar visão {texto}', 'guardar consulta {texto}'],
    args: { texto: arg.freeText('nome da visão', { isVerbatim: true }) },
    when: hasTable,
    confirmCondition: 'se já há outra com esse nome',
    // Overwrites what the view showed.
    isDestructive: () => true,
    confirm({ texto }) {
      const other = findViewByExactName(texto)
      return other && other.to !== getCurrentHref() ? `Já há uma visão “${other.name}”, diferente desta. Trocar?` : null
    },
    confirmLabel: 'Trocar',
    // The message makes it the last action, so that 'desfazer' refers to it and undoes no older action in its place.
    success: 'Visão salva',
    run({ texto }) {
      const message = saveView(texto, getCurrentHref())
      const saved = findViewByExactName(texto)
      // From now on the list shows this view, and changes can be saved under its name.
      if (saved) navigateTo(getViewLocation(saved), { replace: true })
      return message
    },
  }),
  defineCommand({
    ...viewCommandBase,
    id: 'visao.atualizar',
    title: 'Salvar mudanças da visão',
    label: 'Salvar',
    phrases: ['salvar mudanças da visão', 'salvar alterações da visão'],
    when(context) {
      const tableCheck = hasTable(context)
      if (tableCheck !== true) return tableCheck
      const { definition, state } = getListModel(context)
      const current = getCurrentView(definition, state)
      if (!current) return 'Esta lista não mostra uma visão salva'
      return current.isChanged || `A visão “${current.view.name}” está como foi salva`
    },
    // Overwrites what the view showed.
    isDestructive: () => true,
    success: 'Visão salva',
    run(_, context) {
      const { definition, state } = getListModel(context)
      const current = getCurrentView(definition, state)
      return current ? saveView(current.view.name, getCurrentHref()) : undefined
    },
  }),
  defineCommand({
    ...viewCommandBase,
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
    args: { texto: viewNameArg },
    when: (_, { texto }) => whenViewKnown(texto),
    to({ texto }) {
      const view = findView(texto)
      return view ? getViewLocation(view) : { to: '/' }
    },
  }),
  defineCommand({
    ...viewCommandBase,
    id: 'visao.excluir',
    title: 'Excluir visão',
    icon: 'excluir',
    tone: 'danger',
    phrases: ['excluir visão {texto}'],
    args: { texto: viewNameArg },
    when: (_, { texto }) => whenViewKnown(texto),
    confirm: ({ texto }) => `Excluir a visão “${findView(texto)?.name ?? texto}”?`,
    confirmLabel: 'Excluir',
    // Makes it the last action, as above.
    success: 'Visão excluída',
    run: ({ texto }) => void deleteView(findView(texto)?.name ?? texto),
  }),
]
