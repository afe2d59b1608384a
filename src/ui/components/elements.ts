/**
 * The type of children that a component renders beside other children: elements, and no bare text
 * (tests/text-nodes.test.ts).
 */
import type { ReactElement } from 'react'

/** One element, several or none. A bare text is refused: it must be in an element of its own. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
