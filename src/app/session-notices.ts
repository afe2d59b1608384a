/** What the console tells about its session once it stands: a place to go back to, a browser that keeps nothing. */
import { onBarrier } from '#api/call/reach.ts'
import { isReturned, isReturnToOffer } from '#api/session/session-leave.ts'
import { onTokenFallback } from '#api/token/token.ts'
import { execute } from '#commands/dispatcher.ts'
import { registryOnceLoaded } from '#commands/runtime.ts'
import { onScreenChange } from '#commands/screen.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/toast-store.ts'

/** Long enough to read two lines and to reach for the mouse, ms. */
const OFFER = 12_000
/** Long enough for three lines with addresses in them, ms. */
const READING = 30_000

/** The notice is there before the verbs are: one that presses at once waits for them, and is not lost. */
async function resume() {
  const command = (await registryOnceLoaded()).get('sessao.retomar')
  if (command) execute(command, {}, 'ponteiro')
}

/** Shows them; called once per page, after the console has started. */
export function showSessionNotices(): void {
  if (isReturnToOffer()) {
    const notice = notify('info', 'A tela em que você estava foi guardada.', {
      timeOut: OFFER,
      action: { label: 'Voltar para onde parei', run: () => void resume() },
    })
    // Whoever is there by now, this way or another, is offered nothing.
    const stop = onScreenChange(() => {
      if (!isReturned()) return
      removeNotice(notice)
      stop()
    })
  }
  // It is read, and copied for whoever installed the console.
  onBarrier((text) => notify('error', text, { timeOut: READING, tapToDismiss: false }))
  onTokenFallback(() =>
    notify('warning', 'O navegador não permite guardar a sessão. Ela vale somente nesta aba.', { timeOut: OFFER }),
  )
}
