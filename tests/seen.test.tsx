/** What a column draws in a way of its own is copied, exported and told as it is seen, of every list. */
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/noun.ts'
import { rest } from '#lib/start/at-rest.ts'
import { drawCell } from '#listing/cell/cell.tsx'
import { seenText } from '#listing/cell/cell-text.ts'
import { nameOf } from '#commands/record-names.ts'
import { learnNames } from '#listing/record/learnt-names.ts'
import { asLines } from '#listing/copy/copies.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import { lists } from './lists.ts'

vi.mock('#api/session/client.ts', async (actual) => ({ ...(await actual()), call: vi.fn() }))

const render = mounting()

/** One of each that a column is drawn of: with a name and without, nothing, an unknown status. */
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
  rest()
  learnNames(usuario)
  await vi.waitFor(() => expect(nameOf(usuario, 15)).toBe('Ana Prado'))
}

it.each([...lists])('%s: a cell of its own and its text are alike', async (path, { columns }) => {
  await withNames()
  // A picture has no text.
  const own = columns.filter(({ cell, shows, field }) => (cell ?? shows) && field !== 'dscImagem')
  expect(own.length > 0).toBe(path in rows)
  for (const row of (rows[path] as readonly Row[]) ?? [])
    for (const column of own) {
      render(drawCell(column, row))
      const seen = document.body.textContent.replace('–', '').trim()
      expect(seenText(column, row), `${column.label} of ${row.id}`).toBe(seen)
    }
})

it('copies the names that stand beside the ids of the ledger', async () => {
  await withNames()
  const columns = lists.get('/bonus')!.columns.filter(({ cell, shows }) => cell ?? shows)
  expect(asLines(columns, (rows['/bonus'] as Row[]).slice(0, 1))).toBe('15 Ana Prado\t16\t501\t\t1 · pendente')
})
