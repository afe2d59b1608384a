/**
 * Every list of the console by its path, and the list as a command finds it on the screen: only the address changes.
 */
import type { ListHandle, ListState, Screen } from '#commands/screen.ts'
import { type AnyList, sizesOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { withSource } from '#listing/source.ts'
import { nextListState, readListState, writeListState } from '#listing/address/url-state.ts'
import { byType, byUser, byValue } from '#sections/auditoria/list.tsx'
import { list as bonus } from '#sections/bonus/list.tsx'
import { list as cashbacks } from '#sections/cashbacks/list.tsx'
import { list as categorias } from '#sections/categorias/list.tsx'
import { list as fornecedores } from '#sections/fornecedores/list.tsx'
import { list as lojas } from '#sections/lojas/list.tsx'
import { list as pedidos } from '#sections/pedidos/list.tsx'
import { list as planos } from '#sections/planos/list.tsx'
import { list as produtos } from '#sections/produtos/list.tsx'
import { list as rv } from '#sections/rvhub/list.tsx'
import { list as transacoes } from '#sections/transacoes/list.tsx'
import { list as usuarios } from '#sections/usuarios/list.tsx'
import { readQuery } from '#lib/places/place.ts'

export const lists: ReadonlyMap<string, AnyList> = new Map(
  [
    bonus,
    cashbacks,
    categorias,
    fornecedores,
    lojas,
    pedidos,
    planos,
    produtos,
    rv,
    transacoes,
    usuarios,
    byType,
    byUser,
    byValue,
  ].map((definition: AnyList) => [definition.path, definition]),
)

/** The columns of a list as its handle tells them. */
const columnsOf = ({ columns }: AnyList) =>
  columns.map(({ field, label, sortable }) => ({ field, label, sortable: sortable !== false, hidden: false }))

/** A screen with its list as the address says; `address` is where it stands after what was done with it. */
export function screenAt(path: string, query: string): { screen: Screen; address: () => string } {
  const definition = lists.get(path)
  let state: ListState | null = definition ? readListState(definition, readQuery(query)) : null
  const list =
    definition && state
      ? withSource(
          {
            noun: definition.noun,
            hasFilters: (definition.filters?.length ?? 0) > 0,
            title: definition.title,
            columns: () => columnsOf(definition),
            rows: () => [],
            cursor: () => null,
            selection: () => [],
            failed: () => false,
            state: () => state!,
            defaults: () => ({ size: definition.size, sort: definition.sort, sizes: sizesOf(definition) }),
            totals: () => ({ totalElements: 320, totalPages: 32 }),
            show: (patch) => void (state = nextListState(state!, patch)),
            clearFilters: () => void (state = nextListState(state!, { filters: {} })),
          } satisfies Partial<ListHandle> as Partial<ListHandle> as ListHandle,
          { definition, model: () => ({ cursor: null }) as ListModel },
        )
      : null
  return {
    screen: { path, noun: definition?.noun ?? null, list, form: null },
    address: () => path + (definition && state ? writeListState(definition, state) : ''),
  }
}
