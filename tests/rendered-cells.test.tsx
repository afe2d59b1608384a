/** Checks for every list that a column with a rendering of its own is copied, exported and announced as it is shown. */
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/resource.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import { formatShownText } from '#listing/cell/cell-text.ts'
import { getRecordName } from '#commands/record-names.ts'
import { loadResourceNames } from '#listing/record/resource-names.ts'
import { formatRowsAsTsv } from '#listing/export/clipboard-formats.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { listsByPath } from './lists.ts'

vi.mock('#api/session/client.ts', async (actual) => ({ ...(await actual()), call: vi.fn() }))

const mount = setupMount()

/** One row of each kind that columns can show: with a name and without, empty, with an unknown status. */
const rows: Readonly<Record<string, readonly object[]>> = {
  '/bonus': [
    { id: 88, beneficiarioId: 15, origemId: 16, pedidoId: 501, transacaoId: null, statusId: 1 },
    { id: 89, beneficiarioId: null, origemId: 15, pedidoId: null, transacaoId: 7, statusId: 9 },
    { id: 90, beneficiarioId: 16, origemId: null, pedidoId: 502, transacaoId: 8, statusId: null },
  ],
  '/transacoes': [{ id: 5000 }],
}

async function withNames() {
  vi.mocked(call).mockResolvedValue({ content: [{ id: 15, dscNome: 'Ana Prado' }] })
  markStartupIdle()
  loadResourceNames(usuario)
  await vi.waitFor(() => expect(getRecordName(usuario, 15)).toBe('Ana Prado'))
}

it.each([...listsByPath])('%s: a cell with its own rendering and its text are alike', async (path, { columns }) => {
  await withNames()
  // A picture has no text.
  const customColumns = columns.filter(
    ({ render, getContent, field }) => (render ?? getContent) && field !== 'dscImagem',
  )
  expect(customColumns.length > 0).toBe(path in rows)
  for (const row of (rows[path] as readonly Row[]) ?? [])
    for (const column of customColumns) {
      mount(renderCell(column, row))
      const shownText = document.body.textContent.replace('–', '').trim()
      expect(formatShownText(column, row), `${column.label} of ${row.id}`).toBe(shownText)
    }
})

it('copies the names beside the ids of the ledger', async () => {
  await withNames()
  const columns = listsByPath.get('/bonus')!.columns.filter(({ render, getContent }) => render ?? getContent)
  expect(formatRowsAsTsv(columns, (rows['/bonus'] as Row[]).slice(0, 1))).toBe('15 Ana Prado\t16\t501\t\t1 · pendente')
})
