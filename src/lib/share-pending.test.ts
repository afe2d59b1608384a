import { expect, it, vi } from 'vitest'
import { sharePending } from './share-pending.ts'

it('shares one run among simultaneous callers, and runs again after its end, also after a failure', async () => {
  const run = vi.fn((text: string) => Promise.resolve(text))
  const share = sharePending(run)
  expect(await Promise.all([share('a'), share('b')])).toEqual(['a', 'a'])
  expect(await share('c')).toBe('c')
  run.mockRejectedValueOnce(new Error('x'))
  await expect(share('d')).rejects.toThrow('x')
  expect(await share('e')).toBe('e')
  expect(run).toHaveBeenCalledTimes(4)
})
