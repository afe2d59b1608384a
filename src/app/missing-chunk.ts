/**
 * The panel that tells the operator that a chunk of the console cannot be fetched (cases I7, I8). It is plain DOM over
 * the whole screen, because any chunk may be missing. Nothing reloads without the operator's consent.
 */
import { textSchema, persisted } from '#lib/storage/persisted.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { retryMissingChunks, onChunkMissing } from '#lib/startup/import-with-retry.ts'

/**
 * The build that was reloaded because of a missing chunk. If that build still lacks the chunk, another reload would not
 * help.
 */
const reloadedBuild = persisted({ name: 'recarga', version: 1, schema: textSchema, scope: 'tab', belongsTo: 'anyone' })

/** Emits the panel each time a chunk starts to wait. */
export const missingChunkEmitter = createEmitter<[panel: HTMLElement]>()

const wasReloaded = (build: string): boolean => reloadedBuild.read() === build

function reloadForMissingChunk(build: string): void {
  // As with every reload, a changed form asks first and its draft is saved. An operator who declines has not reloaded.
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

/**
 * Shows the panel whenever a chunk is missing. It retries by itself when the connection comes back. `getBuild` returns
 * the build that runs.
 */
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
    // Browsers remember which modules failed, and do not request them again before the page is reloaded.
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
