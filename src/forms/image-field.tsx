/** A picture that is picked, dropped or pasted, checked before it is taken, and shown 120 px high (spec 1 §2.10, §9). */
import type { FieldMetadata } from '@conform-to/react/future'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { Command } from '#commands/define.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Image } from '#ui/image.tsx'
import { useFormTools, useTracked } from './form-tools.ts'
import { useFormVerb } from './form-verb.ts'
import { ACCEPT, readImage } from './image-check.ts'
import { SPANS, type FieldSpan } from './span.ts'
import { useBeforeSave } from './use-before-save.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  /** How often the operator has chosen or let go: a file that is read more slowly than the next choice comes too late. */
  const choices = useRef(0)
  /** The input has a file that was picked before it is judged, and not yet one that was dropped or pasted. */
  const reading = useRef(false)
  useTracked({
    name: field.name,
    label,
    transient: true,
    takeBack: remove,
    show: (value) => (value instanceof File ? value.name : stored ? 'imagem atual' : ''),
  })
  useFormVerb(verbs.choose, () => input.current?.click())
  useFormVerb(verbs.remove, remove)
  useBeforeSave(input, () => {
    if (reading.current) setProblem('A imagem ainda está sendo lida. Salve de novo em seguida.')
    // Saved without it, a picture that was refused would be missed by nobody before the list.
    else if (!problem || chosen) return
    return document.getElementById(field.id)
  })

  useEffect(() => {
    if (!chosen) return
    return () => URL.revokeObjectURL(chosen.address)
  }, [chosen])

  useEffect(() => {
    // A file dropped beside the box must not replace the page (case L10).
    const keep = (event: globalThis.DragEvent) => event.preventDefault()
    addEventListener('dragover', keep)
    addEventListener('drop', keep)
    return () => {
      removeEventListener('dragover', keep)
      removeEventListener('drop', keep)
    }
  }, [])

  /** Puts a file, or none, into the input; it tells the form as if the operator had picked it. */
  function put(file: File | null) {
    const control = input.current
    if (!control) return
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    control.files = transfer.files
    control.dispatchEvent(new Event('input', { bubbles: true }))
    setChosen(file && { file, address: URL.createObjectURL(file) })
  }

  async function take(files: FileList | null | undefined) {
    if (saving || !files || files.length === 0) return
    const only = files.length === 1 ? files[0] : undefined
    const choice = ++choices.current
    reading.current = true
    const read = only ? await readImage(only) : { file: null, problem: 'Escolha uma única imagem.' }
    if (choice !== choices.current) return
    reading.current = false
    // What is refused takes the place of nothing; the input itself has it already, so the one before is put back.
    const before = chosen?.file ?? null
    setProblem(read.problem && before ? `${read.problem} Fica a anterior: ${before.name}` : read.problem)
    put(read.file ?? before)
  }

  function remove() {
    choices.current += 1
    reading.current = false
    // The button that asks for it goes.
    if (document.activeElement?.closest('[data-image-field]')) document.getElementById(field.id)?.focus()
    setProblem(null)
    put(null)
    if (input.current) input.current.value = ''
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) void take(event.dataTransfer.files)
    else setProblem('Solte um arquivo de imagem.')
  }

  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    void take(event.clipboardData.files)
  }

  const error = problem ?? field.errors
  // Of what was refused nothing is there to be removed.
  const isKept = !chosen && Boolean(stored)
  const verb = chosen || stored ? 'Trocar imagem' : 'Escolher imagem'
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
        onChange={(event) => void take(event.currentTarget.files)}
      />
      <div
        data-image-field=""
        className={`flex items-center gap-3 rounded-md border border-dashed p-2 ${over ? 'border-accent bg-selected' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' || !(chosen || problem) || saving) return
          event.preventDefault()
          remove()
        }}
      >
        {chosen || stored ? (
          <Image
            src={chosen?.address ?? stored}
            alt=""
            height={HEIGHT}
            width={160}
            className="rounded-sm [&_img]:object-contain"
          />
        ) : (
          <span
            className="inline-grid w-40 shrink-0 place-items-center rounded-sm bg-sunken text-ink-3"
            style={{ height: HEIGHT }}
          >
            <Icon name="enviar" size={20} />
          </span>
        )}
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          {chosen && <span className="max-w-full truncate text-xs text-ink-2">{chosen.file.name}</span>}
          <Button
            id={field.id}
            icon="enviar"
            keys="Space"
            off={saving && 'Salvando...'}
            aria-describedby={[error && `${field.id}-erro`, `${field.id}-dica`].filter(Boolean).join(' ')}
            aria-label={verb}
            onClick={() => input.current?.click()}
          >
            {verb}
          </Button>
          {(chosen || problem) && (
            <Button
              variant="ghost"
              icon={isKept ? 'desfazer' : 'excluir'}
              keys="Delete"
              off={saving && 'Salvando...'}
              onClick={remove}
            >
              {isKept ? 'Manter a atual' : 'Remover imagem'}
            </Button>
          )}
        </div>
      </div>
    </Field>
  )
}
