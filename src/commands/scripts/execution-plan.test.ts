// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { createPlans, loadPlan } from './execution-plan.ts'

const plan = {
  name: 'fechamento 12',
  line: 'fechamento 12',
  steps: [{ id: 'produto.excluir', args: { ids: [12] }, phrase: 'excluir produto 12' }],
  left: [],
}

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
})

it('reads a plan once, however many steps load it', () => {
  const key = createPlans().save(plan)
  const plans = createPlans()
  const read = vi.spyOn(Storage.prototype, 'getItem')
  for (let step = 0; step < 100; step++) expect(plans.load(key)).toEqual(plan)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockRestore()
})

it('reads nothing that is not stored, and asks again for what was missing', () => {
  const plans = createPlans()
  const key = createPlans().save(plan)
  ownerStore.set('8')
  expect(plans.load(key)).toBeNull()
  ownerStore.set('7')
  expect(plans.load(key)).toEqual(plan)
  expect(loadPlan({})).toBeNull()
})
