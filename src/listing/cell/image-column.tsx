/** The column of a record's picture: 28 px in lists (ui/icons/README §2). */
import type { Row } from '#commands/resource.ts'
import { Image } from '#ui/components/image.tsx'
import { type ColumnDefinition, sortName } from '#listing/define.ts'

/** `getSource` returns the path or URL as the platform has it; null draws the generic icon. */
export const createImageColumn = <R extends Row & { dscImagem: string | null }>(
  getSource: (row: R) => string | null | undefined,
): ColumnDefinition<R> => ({
  field: sortName('dscImagem'),
  getValue: ({ dscImagem }) => dscImagem,
  label: 'Imagem',
  width: 80,
  isSortable: false,
  render: (row) => <Image src={getSource(row)} alt="" width={28} height={28} className="rounded-sm align-middle" />,
})
