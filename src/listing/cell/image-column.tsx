/** The column of a record's picture: 28 px in lists (ui/signs/README §2). */
import type { Row } from '#commands/noun.ts'
import { Image } from '#ui/signs/image.tsx'
import type { ColumnDefinition } from '#listing/define.ts'

/** `sourceOf` gives the path or address as the platform has it; null draws the generic icon. */
export const imageColumn = <R extends Row & { dscImagem: string | null }>(
  sourceOf: (row: R) => string | null | undefined,
): ColumnDefinition<R> => ({
  field: 'dscImagem',
  value: ({ dscImagem }) => dscImagem,
  label: 'Imagem',
  width: 80,
  sortable: false,
  cell: (row) => <Image src={sourceOf(row)} alt="" width={28} height={28} className="rounded-sm align-middle" />,
})
