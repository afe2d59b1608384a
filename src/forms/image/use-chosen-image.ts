/** The picture that the operator chose for a field. It is validated first, and the field's file input holds it. */
import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { useFormTools } from '#forms/form-tools-context.ts'
import { readImageFile } from './validate-image.ts'
import { useSubmitGuard } from '#forms/fields/use-submit-guard.ts'

/** Manages the choice of one field. `input` is the ref of its file input; the element with this id gets the focus. */
export function useChosenImage(id: string) {
  const { saving } = useFormTools()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; previewUrl: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /**
   * How often the operator has chosen or removed a picture. A file whose reading ends after the next choice is ignored.
   */
  const choiceCount = useRef(0)
  /**
   * True while a file is being read. The input already holds a picked file then, but not yet a dropped or pasted one.
   */
  const isReading = useRef(false)
  useSubmitGuard(input, () => {
    if (isReading.current) setProblem('A imagem ainda está sendo lida. Salve de novo em seguida.')
    // Saved without the refused picture, the record would lack it, and nobody would notice before seeing the list.
    else if (!problem || chosen) return
    return document.getElementById(id)
  })

  useEffect(() => {
    if (!chosen) return
    return () => URL.revokeObjectURL(chosen.previewUrl)
  }, [chosen])

  /** Puts a file, or none, into the input, and fires the event of a picked file, so that the form notices. */
  function setInputFile(file: File | null) {
    const control = input.current
    if (!control) return
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    control.files = transfer.files
    control.dispatchEvent(new Event('input', { bubbles: true }))
    setChosen(file && { file, previewUrl: URL.createObjectURL(file) })
  }

  /** Announces the reason, because the focus is elsewhere or on a button that was already read. */
  function reject(reason: string) {
    setProblem(reason)
    announce(reason)
  }

  /** Takes the chosen file. An empty list means that something else than a file was dropped. */
  async function selectFiles(files: FileList) {
    if (saving) return
    if (files.length === 0) return reject('Solte um arquivo de imagem.')
    const singleFile = files.length === 1 ? files[0] : undefined
    const choice = ++choiceCount.current
    isReading.current = true
    const result = singleFile ? await readImageFile(singleFile) : { file: null, problem: 'Escolha uma única imagem.' }
    if (choice !== choiceCount.current) return
    isReading.current = false
    // A refused file does not replace the previous one. The input may hold it already, so the previous one is put back.
    const previousFile = chosen?.file ?? null
    if (result.problem)
      reject(previousFile ? `${result.problem} Fica a anterior: ${previousFile.name}` : result.problem)
    else setProblem(null)
    setInputFile(result.file ?? previousFile)
  }

  function remove() {
    choiceCount.current += 1
    isReading.current = false
    // The focused button is about to disappear.
    if (document.activeElement?.closest('[data-image-field]')) document.getElementById(id)?.focus()
    setProblem(null)
    setInputFile(null)
    if (input.current) input.current.value = ''
  }

  return { input, chosen, problem, selectFiles, remove }
}
