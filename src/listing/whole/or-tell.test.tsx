// @vitest-environment jsdom
/** What is begun by a press or a drop, and fails with nobody waiting for it, is told. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { listReadings } from '#reading/keeper/page-store.ts'
import { StorageRefused } from '#reading/walk/environment.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import { notify } from '#ui/notices/notify.tsx'
import { acceptDroppedPackages } from '#listing/whole/files/dropped-package.ts'
import { OtherReadings } from '#listing/whole/panel/other-readings.tsx'

const refused = async () => {
  throw new StorageRefused('ilegível')
}
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#listing/whole/files/check-package.ts', () => ({ checkPackage: () => refused() }))
vi.mock('./run-reading.ts', () => ({ readingOwner: () => '7', isHeld: async () => false, wholeSession: () => null }))
vi.mock('#listing/whole/kept/list-on-screen.ts', () => ({ listShowing: () => refused() }))
vi.mock('#reading/keeper/page-store.ts', () => ({ listReadings: vi.fn(), pagesKept: async () => 1 }))
const render = mounting()

for (const [name, outcome] of [
  ['Abrir', { verdict: { kind: 'proved', lines: 1 }, lines: 1 }],
  ['Retomar', null],
] as const)
  it(`says that a kept reading could not be read: ${name}`, async () => {
    const label = { title: 'Itens', filter: '', address: '/itens' }
    const position = { walk: 1, total: 9, size: 1 }
    vi.mocked(listReadings).mockResolvedValue([{ id: 'a', at: 0, label, outcome, position }] as never)
    await act(async () => render(<OtherReadings stamp="1" />))
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))
    await act(async () => button?.click())
    await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', 'Não foi possível abrir a leitura.'))
    vi.mocked(notify).mockClear()
  })

it('says that a package that was dropped could not be checked', async () => {
  acceptDroppedPackages()
  const dropped = new Event('drop', { cancelable: true })
  document.dispatchEvent(Object.assign(dropped, { dataTransfer: { files: [new File([], 'evidencia.zip')] } }))
  await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('error', 'Não foi possível conferir a evidência.'))
})
