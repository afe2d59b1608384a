/**
 * Checks an evidence package that is dropped anywhere on the console. Other files are left to their own drop targets.
 */
import { notifyOnFailure } from '#listing/scan/notify-on-failure.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
const isPackage = ({ name, type }: File) => name.endsWith('.zip') || type === 'application/zip'

/** Handles drops from now on. Without this the browser would leave the console to open the file. */
export function registerEvidenceDrop(): void {
  document.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (event.defaultPrevented || !file) return
    event.preventDefault()
    if (isPackage(file))
      notifyOnFailure(
        import('./check-package.ts').then(({ checkPackage }) => checkPackage(file)),
        'Não foi possível conferir a evidência.',
      )
  })
}
