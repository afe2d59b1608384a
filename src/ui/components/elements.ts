/** What a part draws beside others: elements, and no bare text (tests/text-nodes.test.ts). */
import type { ReactElement } from 'react'

/** Elements, several or none. A text among them is refused: it stands in an element of its own. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
