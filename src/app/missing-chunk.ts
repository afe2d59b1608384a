/**
 * What the operator is told when a part of the console cannot be fetched (cases I7, I8): plain DOM over whatever
 * stands on the screen, because the part that is missing may be any. Nothing is reloaded without being asked.
 */
import { textSchema, persisted } from '#lib/storage/persisted.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { retryMissingChunks, onChunkMissing } from '#lib/startup/import-with-retry.ts'

/** Which build was reloaded for this: where it still lacks the part, another reload would not help. */
const reloadedBuild = persisted({ name: 'recarga', version: 1, schema: textSchema, scope: 'tab', belongsTo: 'anyone' })

/** Told with the panel each time a part begins to wait. */
export const missingChunkEmitter = createEmitter<[panel: HTMLElement]>()

const wasReloaded = (build: string): boolean => reloadedBuild.read() === build

function reloadForMissingChunk(build: string): void {
  // A changed form asks first, as for every reload, and its draft is kept; who declines has reloaded nothing.
  addEventListener('pagehide', () => reloadedBuild.write(build), { once: true })
  location.reload()
}

function createButton(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', run)
  return element
}

/** Whether the host has this script now. */
async function isScriptAvailable(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' })
    return ok && /javascript/.test(headers.get('content-type') ?? '')
  } catch {
    return false
  }
}

/** Shows the panel whenever a part waits; the connection that comes back asks by itself. `build`: which one runs. */
export function watchMissingChunks(getBuild: () => string): void {
  let panel: HTMLElement | null = null
  let wasRetried = false

  function retry(): void {
    panel?.remove()
    panel = null
    wasRetried = true
    retryMissingChunks()
  }

  function createParagraph(text: string): HTMLParagraphElement {
    const element = document.createElement('p')
    element.textContent = text
    return element
  }

  onChunkMissing(async (address) => {
    if (panel) return missingChunkEmitter.emit(panel)
    // Browsers keep which modules did not come, and ask the host for none of them before the page is loaded anew.
    const needsReload = wasRetried && address !== null && (await isScriptAvailable(address))
    if (panel) return
    const hasReloadFailed = !needsReload && wasReloaded(getBuild())
    panel = document.createElement('section')
    panel.className = 'missing-part'
    panel.setAttribute('role', 'alert')
    panel.setAttribute('aria-label', 'Parte do console indisponível')
    panel.append(
      createParagraph('Uma parte do console não pôde ser carregada. O que você digitou continua aqui.'),
      createParagraph(
        needsReload
          ? 'Ela já pode ser carregada: recarregue para usá-la.'
          : navigator.onLine
            ? hasReloadFailed
              ? 'Recarregar não resolveu: falta um arquivo desta versão no servidor. Avise o suporte.'
              : 'A conexão falhou ou o console foi atualizado enquanto estava aberto.'
            : 'Sem conexão: ela será pedida de novo quando a conexão voltar.',
      ),
      createButton('Tentar novamente', retry),
      ...(hasReloadFailed ? [] : [createButton('Recarregar', () => reloadForMissingChunk(getBuild()))]),
    )
    document.body.append(panel)
    missingChunkEmitter.emit(panel)
  })
  addEventListener('online', retry)
}
