import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { Combobox } from './combobox.tsx'

it('accepts no handler that its own would silently replace', () => {
  expectTypeOf<keyof ComponentProps<typeof Combobox>>().extract<'onFocus' | 'onClick' | 'onKeyDown'>().toBeNever()
})
