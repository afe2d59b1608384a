import { describe, expect, onTestFinished, test } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { ScanStopped } from './scan-control.ts'
import type { PageResponse, PageRequest, ScanRow } from './scan-environment.ts'
import { openScan } from './open-scan.ts'
import { answer, lost, status, createScriptedPlatform } from './scripted-platform.fixture.ts'

function opened(tell: (ask: PageRequest) => PageResponse<ScanRow>, own: { order?: string; size?: number } = {}) {
  const platform = createScriptedPlatform((ask) => tell(ask))
  const plan = { listOrder: own.order ?? 'dt,DESC', listPageSize: own.size ?? 10, passMode: 'once' } as const
  const run = () => openScan(platform.env, platform.control, platform.gate, plan)
  const asks = () => platform.requests.map(({ sort, size }) => `${sort} ${size}`)
  return { ...platform, run, asks }
}
const full = (size: number, total: number) =>
  answer(
    Array.from({ length: size }, (_, at) => at),
    total,
  )
/** Accepts pages up to this size. */
const upTo = (most: number) => (ask: PageRequest) => {
  if (ask.size > most) throw status(400)
  return full(ask.size, 5_000)
}

test('requests page 0 by id with a thousand rows', async () => {
  const first = full(1_000, 5_000)
  const { run, requests } = opened(() => first)
  expect(await run()).toEqual({ sort: 'id,ASC', size: 1_000, total: 5_000, firstPage: first })
  expect(requests).toEqual([{ page: 0, size: 1_000, sort: 'id,ASC' }])
})

describe('if a thousand rows are rejected', () => {
  test.each([
    [500, 10, 500, ['id,ASC 1000', 'id,ASC 10', 'id,ASC 500']],
    [100, 10, 100, ['id,ASC 1000', 'id,ASC 10', 'id,ASC 500', 'id,ASC 100']],
    [50, 10, 10, ['id,ASC 1000', 'id,ASC 10', 'id,ASC 500', 'id,ASC 100']],
    [200, 100, 100, ['id,ASC 1000', 'id,ASC 100', 'id,ASC 500']],
    [500, 500, 500, ['id,ASC 1000', 'id,ASC 500']],
  ])('and %d taken, the list’s own size being %d, %d are read', async (most, own, size, asks) => {
    const { run, asks: made } = opened(upTo(most), { size: own })
    expect(await run()).toMatchObject({ sort: 'id,ASC', size, total: 5_000 })
    expect(made()).toEqual(asks)
  })
})

test('asks for no page larger than config.json says, also after a rejection', async () => {
  setCapabilities({ maxPageSize: 200 })
  onTestFinished(() => setCapabilities(null))
  const { run, asks: made } = opened(upTo(150))
  await run()
  expect(made()).toEqual(['id,ASC 200', 'id,ASC 10', 'id,ASC 200', 'id,ASC 100'])
})

describe('if the order by id is rejected', () => {
  test('reads in the list’s own order, with the largest page size', async () => {
    const { run, asks } = opened(({ sort, size }) => {
      if (sort === 'id,ASC') throw status(422)
      return full(size, 5_000)
    })
    expect(await run()).toMatchObject({ sort: 'dt,DESC', size: 1_000 })
    expect(asks()).toEqual(['id,ASC 1000', 'id,ASC 10', 'dt,DESC 1000'])
  })

  test('rejects with the last rejection if everything is rejected', async () => {
    const { run, asks } = opened(({ sort }) => {
      throw status(sort === 'id,ASC' ? 400 : 404)
    })
    await expect(run()).rejects.toMatchObject({ status: 404 })
    expect(asks()).toEqual(['id,ASC 1000', 'id,ASC 10', 'dt,DESC 1000', 'dt,DESC 10'])
  })

  test('does not try the same order twice', async () => {
    const { run, asks } = opened(
      () => {
        throw status(400)
      },
      { order: 'id,ASC' },
    )
    await expect(run()).rejects.toMatchObject({ status: 400 })
    expect(asks()).toEqual(['id,ASC 1000', 'id,ASC 10'])
  })
})

describe('an error other than a rejection is passed on at once', () => {
  test('if the platform fails, after all retries', async () => {
    const { run, requests } = opened(() => {
      throw lost()
    })
    await expect(run()).rejects.toMatchObject({ kind: 'network' })
    expect(requests).toHaveLength(4)
  })

  test('if the scan was stopped', async () => {
    const { run, control } = opened(() => {
      control.stop('cancelled')
      throw status(404)
    })
    await expect(run()).rejects.toEqual(new ScanStopped('cancelled'))
  })
})

describe('a platform that returns fewer rows than requested', () => {
  test.each([
    ['and has more, pages by what it gives', 200, 5_000, 200],
    ['because there are no more, does not', 200, 200, 1_000],
    ['than it has, by one', 999, 1_000, 999],
    ['because there are none at all, does not', 0, 0, 1_000],
    ['which is none, though it names a total, does not', 0, 40, 1_000],
    ['or as many, does not', 1_000, 5_000, 1_000],
    ['or more, does not', 1_200, 5_000, 1_000],
  ])('%s', async (_, given, total, size) => {
    expect(await opened(() => full(given, total)).run()).toMatchObject({ size, total })
  })
})
