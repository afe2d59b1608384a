// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { TextField } from './field.tsx'

const render = setupMount()
const last = () => document.querySelector('input')?.getAttribute('max')

it('lets no year of a date have more than four digits', () => {
  render(<TextField label="Início" type="datetime-local" />)
  expect(last()).toBe('9999-12-31T23:59')
  render(<TextField label="Dia" type="date" />)
  expect(last()).toBe('9999-12-31')
})

it('has no last value where another is given, or none is needed', () => {
  render(<TextField label="Início" type="datetime-local" max="2030-01-01T00:00" />)
  expect(last()).toBe('2030-01-01T00:00')
  render(<TextField label="Nome" />)
  expect(last()).toBeNull()
})
