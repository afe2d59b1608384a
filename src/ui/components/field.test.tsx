// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { TextField } from './field.tsx'

const render = setupMount()
const getMax = () => document.querySelector('input')?.getAttribute('max')

it('limits the year of a date to four digits', () => {
  render(<TextField label="Início" type="datetime-local" />)
  expect(getMax()).toBe('9999-12-31T23:59')
  render(<TextField label="Dia" type="date" />)
  expect(getMax()).toBe('9999-12-31')
})

it('sets no maximum if another is given, or none is needed', () => {
  render(<TextField label="Início" type="datetime-local" max="2030-01-01T00:00" />)
  expect(getMax()).toBe('2030-01-01T00:00')
  render(<TextField label="Nome" />)
  expect(getMax()).toBeNull()
})
