/** The address of a picture as a line of text, with the picture itself below it, 120 px high (ui/signs/README §2). */
import { useFormData } from '@conform-to/react/future'
import { Image } from '#ui/signs/image.tsx'
import { useLate } from '#ui/late/use-late.ts'
import { SPANS, type FieldSpan } from '#forms/fields/span.ts'
import type { TextMetadata } from '#forms/fields/bound.ts'
import { FormText } from '#forms/fields/text-fields.tsx'

interface FormImagePathProps {
  field: TextMetadata
  label: string
  max?: number
  span?: FieldSpan
}

/** Draws the line and, where there is an address, what it leads to. */
export function FormImagePath({ span = 4, ...text }: FormImagePathProps) {
  const { field } = text
  const typed = useFormData(field.formId, (data) => data.get(field.name) ?? '', { fallback: field.defaultValue })
  const path = useLate(typed, 400).trim()
  return (
    <div className={`grid content-start gap-2 ${SPANS[span]}`}>
      <FormText {...text} />
      {path !== '' && (
        <Image src={path} alt="" height={120} width={160} className="rounded-sm [&_img]:object-contain" />
      )}
    </div>
  )
}
