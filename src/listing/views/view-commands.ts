/** The verbs on named views: 'salvar visão bônus pendentes', 'visão bônus pendentes'. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { withoutBase } from '#lib/start/base-path.ts'
import { placeAt } from '#lib/places/place.ts'
import { saysPlain } from '#listing/address/list-search.ts'
import { hasTable } from '#listing/toolbar-commands.ts'
import { dropView, findView, saveView, savedViews, viewNamed } from './views.ts'

const common = { group: 'Ações', place: 'global', icon: 'salvar' } as const
const name = arg.texto('nome da visão', { suggest: () => savedViews().map((view) => view.name) })

/** Why no view of this name can be used; true where one can. */
const known = (texto: string | undefined): true | string => {
  if (texto === undefined) return savedViews().length > 0 || 'Nenhuma visão salva'
  return findView(texto) !== undefined || `Nenhuma visão chamada “${texto}”`
}

/** The address of the list as it is shown, from its first page; an open record is none of it. */
function hereFromStart(): string {
  const params = new URLSearchParams(location.search)
  for (const key of ['pagina', 'ver']) params.delete(key)
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
    run: ({ texto }) => saveView(texto, hereFromStart()),
  }),
  defineCommand({
    ...common,
    id: 'visao.abrir',
    title: 'Abrir visão',
    phrases: ['abrir visão {texto}', 'visão {texto}', 'ir para visão {texto}'],
    args: { texto: name },
    when: (_, { texto }) => known(texto),
    to: ({ texto }) => placeAt(findView(texto)?.to ?? '/'),
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
