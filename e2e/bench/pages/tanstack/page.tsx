/** The same list made only of the console's libraries: React, TanStack Query, Table and Virtual. */
import '../table.css'
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { COLUMNS, fetchPage, ROW, type Transaction } from '../format.ts'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Transaction>()
const columns = helper.columns(
  COLUMNS.map(([label, field, text]) => helper.accessor(text, { id: field, header: label })),
)
const NONE: Transaction[] = []
const client = new QueryClient({ defaultOptions: { queries: { gcTime: 0, structuralSharing: false } } })

function List() {
  const [page, setPage] = useState(0)
  const [sort, setSort] = useState('id,DESC')
  const { data } = useQuery({
    queryKey: [page, sort],
    queryFn: ({ signal }) => fetchPage(page, sort, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const table = useTable({ features, columns, data: data?.content ?? NONE, getRowId: ({ id }) => String(id) })
  const { rows } = table.getRowModel()
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 6,
  })
  const first = rows[0]?.id
  useEffect(() => {
    scroll.current?.scrollTo(0, 0)
  }, [first])
  return (
    <>
      <div>
        {data && `Página ${page + 1} de ${data.totalPages} (${data.totalElements} registros)`}{' '}
        <button id="next" onClick={() => setPage(page + 1)}>
          Próxima
        </button>
      </div>
      <div id="scroll" ref={scroll} role="grid" tabIndex={0}>
        <div className="row head" role="row">
          {table.getHeaderGroups()[0]?.headers.map((header) => (
            <span
              key={header.id}
              data-sort={header.id}
              onClick={() => {
                setSort(`${header.id},${sort === `${header.id},ASC` ? 'DESC' : 'ASC'}`)
                setPage(0)
              }}
            >
              <table.FlexRender header={header} />
            </span>
          ))}
        </div>
        <div id="body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              className="row"
              role="row"
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {rows[index]?.getAllCells().map((cell) => (
                <span key={cell.id} role="gridcell">
                  <table.FlexRender cell={cell} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  )
