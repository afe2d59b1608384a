// @vitest-environment jsdom
/** Work started by a click or a drop notifies about its failure, because nobody awaits it. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { listStoredScans } from '#scan/page-store/stored-scans.ts'
import { StorageError } from '#scan/protocol/scan-environment.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { notify } from '#ui/notices/notify.tsx'
import { registerEvidenceDrop } from '#listing/scan/files/evidence-drop.ts'
import { OtherScans } from '#listing/scan/panel/other-scans.tsx'

const refused = async () => {
  throw new StorageError('ilegível')
}
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#listing/scan/files/check-package.ts', () => ({ checkPackage: () => refused() }))
vi.mock('./run-scan.ts', () => ({
  getScanOwner: () => '7',
  isLockedElsewhere: async () => false,
  getScanSession: () => null,
}))
vi.mock('#listing/scan/stored/wait-for-list.ts', () => ({ whenListShows: () => refused() }))
vi.mock('#scan/page-store/stored-scans.ts', () => ({ listStoredScans: vi.fn(), countStoredPages: async () => 1 }))
const render = setupMount()

for (const [name, outcome] of [
  ['Abrir', { verdict: { kind: 'proved', lines: 1 }, lines: 1 }],
  ['Retomar', null],
] as const)
  it(`notifies that a stored scan could not be opened: ${name}`, async () => {
    const label = { title: 'Itens', filter: '', address: '/itens' }
    const position = { pass: 1, total: 9, size: 1 }
    vi.mocked(listStoredScans).mockResolvedValue([{ id: 'a', at: 0, label, outcome, position }] as never)
    await act(async () => render(<OtherScans stamp="1" />))
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
    await act(async () => button?.click())
    await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', 'Não foi possível abrir a leitura.'))
    vi.mocked(notify).mockClear()
  })

it('notifies that a dropped package could not be checked', async () => {
  registerEvidenceDrop()
  const dropped = new Event('drop', { cancelable: true })
  document.dispatchEvent(Object.assign(dropped, { dataTransfer: { files: [new File([], 'evidencia.zip')] } }))
  await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', 'Não foi possível conferir a evidência.'))
})
