/**
 * A picture field: the operator picks, drops or pastes a picture. The picture is validated first and shown 120 px high
 * (spec 1 §2.10, §9).
 */
import type { FieldMetadata } from '@conform-to/react/future'
import type { Command } from '#commands/define.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Image } from '#ui/components/image.tsx'
import { SAVING_LABEL, useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { useFormCommand } from '#forms/form-command.ts'
import { ACCEPTED_TYPES } from './validate-image.ts'
import { ImageDropZone } from './image-drop-zone.tsx'
import { SPAN_CLASSES, type FieldSpan } from '#forms/fields/span.ts'
import { useChosenImage } from './use-chosen-image.ts'

interface FormImageProps {
  field: FieldMetadata<File | undefined, string[]>
  label: string
  /** The path of the stored picture: a URL or a path under the CDN; null if there is none. */
  storedPath: string | null
  /** The commands that open the file picker and remove the chosen picture. */
  commands: { choose: Command; remove: Command }
  span?: FieldSpan
}

/** The height of the preview in px (spec 1 §9). */
const PREVIEW_HEIGHT_PX = 120

/** Renders preview and buttons over a hidden file input, which holds the file. */
export function FormImage({ field, label, storedPath, commands, span = 6 }: FormImageProps) {
  const { saving } = useFormTools()
  const { input, chosen, problem, selectFiles, remove } = useChosenImage(field.id)
  const choose = () => input.current?.click()
  useTrackedField({
    name: field.name,
    label,
    isTransient: true,
    undo: remove,
    format: (value) => (value instanceof File ? value.name : storedPath ? 'imagem atual' : ''),
  })
  useFormCommand(commands.choose, choose)
  useFormCommand(commands.remove, remove)
  const error = problem ?? field.errors
  // A refused picture is not in the form, so the label does not say 'Remover': the form keeps what it had.
  const removeLabel = chosen ? 'Remover imagem' : storedPath ? 'Manter a atual' : 'Seguir sem imagem'
  const canRemove = chosen || problem
  const chooseLabel = chosen || storedPath ? 'Trocar imagem' : 'Escolher imagem'
  const disabledReason = saving && SAVING_LABEL
  return (
    <Field
      id={field.id}
      label={label}
      error={error}
      className={SPAN_CLASSES[span]}
      hint="PNG, JPEG, GIF ou WebP de até 5 MB. Escolha, arraste ou cole."
    >
      <input
        ref={input}
        type="file"
        name={field.name}
        accept={ACCEPTED_TYPES}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ currentTarget: { files } }) => files?.length && void selectFiles(files)}
      />
      <ImageDropZone onFiles={(files) => void selectFiles(files)} onDelete={canRemove && !saving ? remove : false}>
        <Preview src={chosen?.previewUrl ?? storedPath} />
        {/* Beside the picture if a button fits there, else below it, whatever the length of the file name. */}
        <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1.5">
          {chosen && <span className="max-w-full truncate text-xs text-ink-2">{chosen.file.name}</span>}
          <Button
            id={field.id}
            icon="enviar"
            keys="Space"
            disabledReason={disabledReason}
            aria-describedby={[error && `${field.id}-erro`, `${field.id}-dica`].filter(Boolean).join(' ')}
            aria-label={chooseLabel}
            onClick={choose}
          >
            {chooseLabel}
          </Button>
          {canRemove && (
            <Button
              variant="ghost"
              icon={chosen ? 'excluir' : 'desfazer'}
              keys="Delete"
              disabledReason={disabledReason}
              onClick={remove}
            >
              {removeLabel}
            </Button>
          )}
        </div>
      </ImageDropZone>
    </Field>
  )
}

/** The picture, or an empty box of the same size. */
const Preview = ({ src }: { src: string | null }) =>
  src ? (
    <Image src={src} alt="" height={PREVIEW_HEIGHT_PX} width={160} className="rounded-sm [&_img]:object-contain" />
  ) : (
    <span
      className="inline-grid w-40 shrink-0 place-items-center rounded-sm bg-sunken text-ink-3"
      style={{ height: PREVIEW_HEIGHT_PX }}
    >
      <Icon name="enviar" size={20} />
    </span>
  )
