// @vitest-environment jsdom
/** The title of a record's history: its own, or that of the transaction it comes from. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { RecordEvents } from './record-events.tsx'

vi.mock('#api/session/client.ts', () => ({ call: async () => ({ content: [], totalElements: 0 }) }))
const render = setupMount()

it.each([
  ['its own', ({ id }: Row) => ({ id }), 'Histórico'],
  [
    'a transaction’s',
    ({ transacaoId }: { transacaoId: number }) => ({ id: transacaoId }),
    'Histórico da transação #261',
  ],
])('names the owner of the history: %s', async (_, input, title) => {
  const definition = {
    endpoint: { id: 'x' },
    audit: { history: { endpoint: { id: 'h' }, getInput: input, columns: [] } },
  }
  const record = { id: 261, transacaoId: 261 } as Row
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RecordEvents definition={definition as unknown as AnyList} record={record} />
      </QueryClientProvider>,
    ),
  )
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe(title)
  expect(document.querySelector('h3')?.textContent).toContain(title)
})
