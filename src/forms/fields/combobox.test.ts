import type { ComponentProps } from 'react'
import { expectTypeOf, it } from 'vitest'
import type { Combobox } from './combobox.tsx'

it('takes no handler that its own would replace unseen', () => {
  expectTypeOf<keyof ComponentProps<typeof Combobox>>().extract<'onFocus' | 'onClick' | 'onKeyDown'>().toBeNever()
})
