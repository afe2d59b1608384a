/** The picture that the operator chose for a field: judged before it is taken, and carried by the field's input. */
import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { useFormTools } from '#forms/form-tools.ts'
import { readImage } from './image-check.ts'
import { useBeforeSave } from '#forms/fields/use-before-save.ts'

/** The choice of one field; `input` goes to its file input, the element with this id gets the focus. */
export function useChosenImage(id: string) {
  const { saving } = useFormTools()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /**
   * How often the operator has chosen or let go: a file that is read more slowly than the next choice comes too late.
   */
  const choices = useRef(0)
  /** The input has a file that was picked before it is judged, and not yet one that was dropped or pasted. */
  const reading = useRef(false)
  useBeforeSave(input, () => {
    if (reading.current) setProblem('A imagem ainda está sendo lida. Salve de novo em seguida.')
    // Saved without it, a picture that was refused would be missed by nobody before the list.
    else if (!problem || chosen) return
    return document.getElementById(id)
  })

  useEffect(() => {
    if (!chosen) return
    return () => URL.revokeObjectURL(chosen.address)
  }, [chosen])

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

  /** Aloud: the focus is elsewhere, or stays on the button that has been read. */
  function refuse(why: string) {
    setProblem(why)
    announce(why)
  }

  /** None of them: something else was dropped. */
  async function take(files: FileList) {
    if (saving) return
    if (files.length === 0) return refuse('Solte um arquivo de imagem.')
    const only = files.length === 1 ? files[0] : undefined
    const choice = ++choices.current
    reading.current = true
    const read = only ? await readImage(only) : { file: null, problem: 'Escolha uma única imagem.' }
    if (choice !== choices.current) return
    reading.current = false
    // What is refused takes the place of nothing; the input itself has it already, so the one before is put back.
    const before = chosen?.file ?? null
    if (read.problem) refuse(before ? `${read.problem} Fica a anterior: ${before.name}` : read.problem)
    else setProblem(null)
    put(read.file ?? before)
  }

  function remove() {
    choices.current += 1
    reading.current = false
    // The button that asks for it goes.
    if (document.activeElement?.closest('[data-image-field]')) document.getElementById(id)?.focus()
    setProblem(null)
    put(null)
    if (input.current) input.current.value = ''
  }

  return { input, chosen, problem, take, remove }
}
