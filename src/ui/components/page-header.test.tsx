// @vitest-environment jsdom
/** Tests that a button of the header belongs to the region that contains the header. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { getRegion } from '#ui/focus/focus.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { PageHeader } from './page-header.tsx'

vi.mock('./path-link.tsx', () => ({ PathLink: () => null }))
const render = setupMount(() => document.createElement('main'))

it('has the keys of the view around it', async () => {
  await act(async () =>
    render(
      <section data-region="revisar">
        <PageHeader title="Revisar amostra" actions={<button>Evidência</button>} />
      </section>,
    ),
  )
  expect(getRegion(document.querySelector('button'))).toBe('revisar')
})
