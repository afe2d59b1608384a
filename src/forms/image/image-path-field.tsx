/** A text input for the path of a picture, with the picture below it, 120 px high (ui/icons/README §2). */
import { useFormData } from '@conform-to/react/future'
import { Image } from '#ui/components/image.tsx'
import { useDebouncedValue } from '#ui/lazy/use-debounced-value.ts'
import { SPAN_CLASSES, type FieldSpan } from '#forms/fields/span.ts'
import type { TextFieldMetadata } from '#forms/fields/control-props.ts'
import { FormText } from '#forms/fields/text-fields.tsx'

interface FormImagePathProps {
  field: TextFieldMetadata
  label: string
  maxLength?: number
  span?: FieldSpan
}

/** Renders the input and, if it holds a path, the picture. */
export function FormImagePath({ span = 4, ...text }: FormImagePathProps) {
  const { field } = text
  const typed = useFormData(field.formId, (data) => data.get(field.name) ?? '', { fallback: field.defaultValue })
  const path = useDebouncedValue(typed, 400).trim()
  return (
    <div className={`grid content-start gap-2 ${SPAN_CLASSES[span]}`}>
      <FormText {...text} />
      {path !== '' && (
        <Image src={path} alt="" height={120} width={160} className="rounded-sm [&_img]:object-contain" />
      )}
    </div>
  )
}
