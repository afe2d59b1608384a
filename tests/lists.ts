/**
 * Every list of the console by its path, and the list as a command finds it on the screen: only the address changes.
 */
import type { ListHandle, ListState, Screen } from '#commands/screen.ts'
import { type AnyList, getPageSizes } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { attachSource } from '#listing/list-source.ts'
import { nextListState, parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import { typeAuditList, userAuditList, valueAuditList } from '#sections/auditoria/list.tsx'
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
import { parseQueryParams } from '#lib/urls/route-location.ts'

export const listsByPath: ReadonlyMap<string, AnyList> = new Map(
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
    typeAuditList,
    userAuditList,
    valueAuditList,
  ].map((definition: AnyList) => [definition.path, definition]),
)

/** The columns of a list as its handle tells them. */
const toListColumns = ({ columns }: AnyList) =>
  columns.map(({ field, label, isSortable }) => ({
    field,
    label,
    isSortable: isSortable !== false,
    isHidden: false,
  }))

/** A screen with its list as the address says; `address` is where it stands after what was done with it. */
export function createScreenAt(path: string, query: string): { screen: Screen; address: () => string } {
  const definition = listsByPath.get(path)
  let state: ListState | null = definition ? parseListState(definition, parseQueryParams(query)) : null
  const list =
    definition && state
      ? attachSource(
          {
            resource: definition.resource,
            hasFilters: (definition.filters?.length ?? 0) > 0,
            title: definition.title,
            getColumns: () => toListColumns(definition),
            getRows: () => [],
            getCursorRow: () => null,
            getSelection: () => [],
            hasFailed: () => false,
            getState: () => state!,
            defaults: () => ({ size: definition.pageSize, sort: definition.sort, sizes: getPageSizes(definition) }),
            getTotals: () => ({ totalElements: 320, totalPages: 32 }),
            updateState: (patch) => void (state = nextListState(state!, patch)),
            clearFilters: () => void (state = nextListState(state!, { filters: {} })),
          } satisfies Partial<ListHandle> as Partial<ListHandle> as ListHandle,
          { definition, getModel: () => ({ cursor: null }) as ListModel },
        )
      : null
  return {
    screen: { path, resource: definition?.resource ?? null, list, form: null },
    address: () => path + (definition && state ? formatListState(definition, state) : ''),
  }
}
