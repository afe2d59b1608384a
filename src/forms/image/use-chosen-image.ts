/** The picture that the operator chose for a field: judged before it is taken, and carried by the field's input. */
import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { useFormTools } from '#forms/form-tools-context.ts'
import { readImageFile } from './validate-image.ts'
import { useSubmitGuard } from '#forms/fields/use-submit-guard.ts'

/** The choice of one field; `input` goes to its file input, the element with this id gets the focus. */
export function useChosenImage(id: string) {
  const { saving } = useFormTools()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /**
   * How often the operator has chosen or let go: a file that is read more slowly than the next choice comes too late.
   */
  const choiceCount = useRef(0)
  /** The input has a file that was picked before it is judged, and not yet one that was dropped or pasted. */
  const isReading = useRef(false)
  useSubmitGuard(input, () => {
    if (isReading.current) setProblem('A imagem ainda está sendo lida. Salve de novo em seguida.')
    // Saved without it, a picture that was refused would be missed by nobody before the list.
    else if (!problem || chosen) return
    return document.getElementById(id)
  })

  useEffect(() => {
    if (!chosen) return
    return () => URL.revokeObjectURL(chosen.address)
  }, [chosen])

  /** Puts a file, or none, into the input; it tells the form as if the operator had picked it. */
  function setInputFile(file: File | null) {
    const control = input.current
    if (!control) return
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    control.files = transfer.files
    control.dispatchEvent(new Event('input', { bubbles: true }))
    setChosen(file && { file, address: URL.createObjectURL(file) })
  }

  /** Aloud: the focus is elsewhere, or stays on the button that has been read. */
  function reject(why: string) {
    setProblem(why)
    announce(why)
  }

  /** None of them: something else was dropped. */
  async function selectFiles(files: FileList) {
    if (saving) return
    if (files.length === 0) return reject('Solte um arquivo de imagem.')
    const singleFile = files.length === 1 ? files[0] : undefined
    const choice = ++choiceCount.current
    isReading.current = true
    const result = singleFile ? await readImageFile(singleFile) : { file: null, problem: 'Escolha uma única imagem.' }
    if (choice !== choiceCount.current) return
    isReading.current = false
    // What is refused takes the place of nothing; the input itself has it already, so the one before is put back.
    const previousFile = chosen?.file ?? null
    if (result.problem)
      reject(previousFile ? `${result.problem} Fica a anterior: ${previousFile.name}` : result.problem)
    else setProblem(null)
    setInputFile(result.file ?? previousFile)
  }

  function remove() {
    choiceCount.current += 1
    isReading.current = false
    // The button that asks for it goes.
    if (document.activeElement?.closest('[data-image-field]')) document.getElementById(id)?.focus()
    setProblem(null)
    setInputFile(null)
    if (input.current) input.current.value = ''
  }

  return { input, chosen, problem, take: selectFiles, remove }
}
