import { expect, it } from 'vitest'
import { findGrownGroups } from './growth.ts'

it('allows a group to grow by a twentieth of the record, and to shrink', () =>
  expect(findGrownGroups({ page: 105, worker: 3, list: 100 }, { page: 100, worker: 20, list: 100 })).toEqual([]))

it('names a group that has grown more, and one without a record', () =>
  expect(findGrownGroups({ page: 105.1, worker: 20, list: 1 }, { page: 100, worker: 20 })).toEqual(['page', 'list']))
