import { beforeEach, describe, expect, it } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import {
  replyToOtherTabs,
  requestUnsavedWorkElsewhere,
  listUnsavedWork,
  describeLoss,
  registerUnsavedWork,
  type TabChannel,
} from './unsaved-work.ts'

type Listener = (event: { data: unknown }) => void

/** Two ends of one channel: each receives the other's messages. */
function pair(): [TabChannel, TabChannel, unknown[]] {
  const ends = [new Set<Listener>(), new Set<Listener>()] as const
  const replies: unknown[] = []
  const end = (mine: 0 | 1): TabChannel => ({
    postMessage(data) {
      replies.push(data)
      for (const listener of ends[mine === 0 ? 1 : 0]) listener({ data })
    },
    addEventListener: (_, listener) => void ends[mine].add(listener),
    removeEventListener: (_, listener) => void ends[mine].delete(listener),
  })
  return [end(0), end(1), replies]
}

beforeEach(() => ownerStore.set('7'))

describe('what a sign-out would end', () => {
  it('is listed in this tab while it goes on', () => {
    const unregister = registerUnsavedWork(() => '4 exclusões que faltam')
    registerUnsavedWork(() => null)
    expect(listUnsavedWork()).toEqual(['4 exclusões que faltam'])
    unregister()
    expect(listUnsavedWork()).toEqual([])
  })
  it('is requested from the other tabs of the same operator, with work that counts only for them', async () => {
    const [hereTab, otherTab] = pair()
    const unregister = registerUnsavedWork(() => '2 liberações que faltam')
    replyToOtherTabs(otherTab, () => 'um formulário não salvo')
    expect(await requestUnsavedWorkElsewhere(hereTab, 1)).toEqual([
      '2 liberações que faltam',
      'um formulário não salvo',
    ])
    unregister()
  })
  it('is not told to another operator', async () => {
    const [hereTab, otherTab, replies] = pair()
    const unregister = registerUnsavedWork(() => '2 liberações que faltam')
    replyToOtherTabs(otherTab)
    hereTab.postMessage({ ask: 'x', whose: '8' })
    hereTab.postMessage('cancelar')
    expect(replies).toHaveLength(2)
    unregister()
  })
  it('accepts only texts, and only replies to its own request', async () => {
    const [hereTab, otherTab] = pair()
    const waiting = requestUnsavedWorkElsewhere(hereTab, 1)
    otherTab.postMessage({ answer: 'outra', items: ['x'] })
    otherTab.postMessage(null)
    expect(await waiting).toEqual([])
    expect(await requestUnsavedWorkElsewhere(null)).toEqual([])
  })
})

it.each([
  [[], [], null],
  [['4 exclusões que faltam'], [], 'Sair cancela 4 exclusões que faltam.'],
  [[], ['uma gravação'], 'Sair cancela uma gravação em outra aba.'],
  [['a', 'b'], ['c'], 'Sair cancela a, b e c em outra aba.'],
])('%j and %j: %s', (here, elsewhere, text) => expect(describeLoss(here, elsewhere)).toBe(text))
