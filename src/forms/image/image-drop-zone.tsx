/** The box that accepts dropped and pasted pictures. Delete removes the chosen one (cases L10, L1). */
import { type ReactNode, useEffect, useState } from 'react'

interface ImageDropZoneProps {
  /** Receives the files. The list is empty if something else than a file was dropped. */
  onFiles: (files: FileList) => void
  /** Removes the chosen picture; false if there is none. */
  onDelete: (() => void) | false
  children: ReactNode
}

/** Renders the box around preview and buttons. */
export function ImageDropZone({ onFiles, onDelete, children }: ImageDropZoneProps) {
  const [isDragOver, setIsDragOver] = useState(false)
  useEffect(() => {
    // A file dropped outside the box must not replace the page (case L10).
    const preventNavigation = (event: DragEvent) => event.preventDefault()
    addEventListener('dragover', preventNavigation)
    addEventListener('drop', preventNavigation)
    return () => {
      removeEventListener('dragover', preventNavigation)
      removeEventListener('drop', preventNavigation)
    }
  }, [])
  return (
    <div
      data-image-field=""
      className={`flex flex-wrap items-center gap-3 rounded-md border border-dashed p-2 ${isDragOver ? 'border-accent bg-selected' : 'border-line-strong'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDragOver(true)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsDragOver(false)
        onFiles(event.dataTransfer.files)
      }}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || !onDelete) return
        event.preventDefault()
        onDelete()
      }}
    >
      {children}
    </div>
  )
}
