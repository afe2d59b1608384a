/** The same list in AG Grid (community), with the modules that it needs; measured only where the package is installed. */
import '../table.css'
import { InfiniteRowModelModule, ModuleRegistry, PaginationModule } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { COLUMNS, fetchPage, size } from '../format.ts'

ModuleRegistry.registerModules([InfiniteRowModelModule, PaginationModule])

const columnDefs = COLUMNS.map(([headerName, field, text]) => ({
  colId: field,
  headerName,
  flex: 1,
  sortable: ['id', 'numAmount', 'dtCadastro'].includes(field),
  valueGetter: ({ data }) => (data ? text(data) : ''),
}))

function List() {
  const datasource = useMemo(
    () => ({
      getRows({ startRow, sortModel, successCallback, failCallback }) {
        const [by] = sortModel
        const sort = by ? `${by.colId},${by.sort.toUpperCase()}` : 'id,DESC'
        fetchPage(startRow / size, sort).then(
          ({ content, totalElements }) => successCallback(content, totalElements),
          failCallback,
        )
      },
    }),
    [],
  )
  return (
    <div style={{ flex: 1 }}>
      <AgGridReact
        columnDefs={columnDefs}
        rowModelType="infinite"
        datasource={datasource}
        cacheBlockSize={size}
        maxBlocksInCache={2}
        pagination
        paginationPageSize={size}
        paginationPageSizeSelector={[100, 500, 1000]}
      />
    </div>
  )
}

createRoot(document.getElementById('root')).render(<List />)
