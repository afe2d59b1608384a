/**
 * A picture that is picked, dropped or pasted, checked before it is taken, and shown 120 px high (spec 1 §2.10, §9).
 */
import type { FieldMetadata } from '@conform-to/react/future'
import type { Command } from '#commands/define.ts'
import { Button } from '#ui/parts/button.tsx'
import { Field } from '#ui/parts/field.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { Image } from '#ui/signs/image.tsx'
import { SAVING, useFormTools, useTracked } from '#forms/form-tools.ts'
import { useFormVerb } from '#forms/form-verb.ts'
import { ACCEPT } from './image-check.ts'
import { ImageDrop } from './image-drop.tsx'
import { SPANS, type FieldSpan } from '#forms/fields/span.ts'
import { useChosenImage } from './use-chosen-image.ts'

interface FormImageProps {
  field: FieldMetadata<File | undefined, string[]>
  label: string
  /** The stored image: an address or a path under the CDN. */
  stored: string | null
  /** The verbs that open the choice and take it back. */
  verbs: { choose: Command; remove: Command }
  span?: FieldSpan
}

/** px (spec 1 §9). */
const HEIGHT = 120

/** Draws preview and buttons over a hidden file input, which carries the file. */
export function FormImage({ field, label, stored, verbs, span = 6 }: FormImageProps) {
  const { saving } = useFormTools()
  const { input, chosen, problem, take, remove } = useChosenImage(field.id)
  const choose = () => input.current?.click()
  useTracked({
    name: field.name,
    label,
    transient: true,
    takeBack: remove,
    show: (value) => (value instanceof File ? value.name : stored ? 'imagem atual' : ''),
  })
  useFormVerb(verbs.choose, choose)
  useFormVerb(verbs.remove, remove)
  const error = problem ?? field.errors
  // Of what was refused nothing is there to be removed: the form goes on with what it had.
  const letGo = chosen ? 'Remover imagem' : stored ? 'Manter a atual' : 'Seguir sem imagem'
  const canRemove = chosen || problem
  const verb = chosen || stored ? 'Trocar imagem' : 'Escolher imagem'
  const off = saving && SAVING
  return (
    <Field
      id={field.id}
      label={label}
      error={error}
      className={SPANS[span]}
      hint="PNG, JPEG, GIF ou WebP de até 5 MB. Escolha, arraste ou cole."
    >
      <input
        ref={input}
        type="file"
        name={field.name}
        accept={ACCEPT}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ currentTarget: { files } }) => files?.length && void take(files)}
      />
      <ImageDrop onFiles={(files) => void take(files)} onDelete={canRemove && !saving ? remove : false}>
        <Preview src={chosen?.address ?? stored} />
        {/* Beside the picture where a button has room there, else below it, whatever the file is called. */}
        <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1.5">
          {chosen && <span className="max-w-full truncate text-xs text-ink-2">{chosen.file.name}</span>}
          <Button
            id={field.id}
            icon="enviar"
            keys="Space"
            off={off}
            aria-describedby={[error && `${field.id}-erro`, `${field.id}-dica`].filter(Boolean).join(' ')}
            aria-label={verb}
            onClick={choose}
          >
            {verb}
          </Button>
          {canRemove && (
            <Button variant="ghost" icon={chosen ? 'excluir' : 'desfazer'} keys="Delete" off={off} onClick={remove}>
              {letGo}
            </Button>
          )}
        </div>
      </ImageDrop>
    </Field>
  )
}

/** The picture, or the place where one goes. */
const Preview = ({ src }: { src: string | null }) =>
  src ? (
    <Image src={src} alt="" height={HEIGHT} width={160} className="rounded-sm [&_img]:object-contain" />
  ) : (
    <span
      className="inline-grid w-40 shrink-0 place-items-center rounded-sm bg-sunken text-ink-3"
      style={{ height: HEIGHT }}
    >
      <Icon name="enviar" size={20} />
    </span>
  )
