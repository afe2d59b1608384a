/** 'Conferir evidência': a package is chosen or dropped, opened, and what does not fit is named. */
import type { ListFacts } from '#commands/args.ts'
import { goTo, theRegistry } from '#commands/runtime.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { type Manifest, readManifest } from '#reading/files/manifest-schema.ts'
import { NAMES } from '#reading/files/package-names.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { linesText } from '#reading/walk/wording.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { chooseFile } from '#ui/device/choose-file.ts'
import { readListState } from '#listing/address/url-state.ts'
import { listShowing } from '#listing/whole/kept/list-on-screen.ts'
import { runNoticed } from '#listing/whole/job-notice.ts'
import { reconcilePackage } from '#listing/whole/reconcile/reconcile-run.ts'
import { keyOf } from '#listing/whole/whole-store.ts'

/** Asks for a package and checks it. */
export async function chooseAndCheck(): Promise<void> {
  const file = await chooseFile('.zip,application/zip')
  if (file) await checkPackage(file)
}

/** Tells what was found, in a window that stays until it is closed; offers to read the list again and to compare. */
export async function checkPackage(file: File): Promise<void> {
  const told = await runJob('packaged', { file, name: NAMES.manifest })
  const manifest = told === null ? null : readManifest(told)
  const checked = await runNoticed(`Conferindo ${file.name}`, 'check', { file, manifest })
  if (!checked) return
  const { differences, manifestCode, opened } = checked
  const head = differences.length === 0 ? 'A evidência confere' : 'A evidência NÃO confere'
  const goOn = await confirm({
    text: `${head}: ${file.name}`,
    description: manifestCode
      ? `Código do manifesto: ${manifestCode.slice(0, 12)}. Compare com o que foi anotado.`
      : opened
        ? 'Não é um pacote de evidência: não tem manifesto.'
        : 'O arquivo não foi aberto.',
    details: [
      ...(manifest
        ? [
            { label: 'Lista', value: manifest.origem.lista },
            {
              label: 'Leitura',
              value: `${manifest.leitura.veredito}, ${linesText(manifest.leitura.linhas)}`,
            },
            { label: 'Feita em', value: formatDateTime(manifest.tempo.fimCliente) },
          ]
        : []),
      // A workbook's cells are not read again.
      ...(manifest ? [{ label: 'Não lido', value: `${NAMES.xlsx}, comparado só por seu código` }] : []),
      ...differences.map((difference, at) => ({ label: `Diferença ${at + 1}`, value: difference })),
    ],
    cancelLabel: 'Fechar',
    confirmLabel: manifest ? 'Reler e comparar' : 'Escolher outro',
  })
  if (goOn) await (manifest ? readAgain(file, manifest) : chooseAndCheck())
}

/** The list that the package was made of, as its verb knows it. */
function factsOf({ origem }: Manifest): ListFacts | null {
  for (const { args } of theRegistry().commands) {
    const { facts } = (args as Readonly<Record<string, { facts?: ListFacts }>>)['vista'] ?? {}
    if (facts?.title === origem.lista) return facts
  }
  return null
}

/** Goes to the list with the package's filters, reads it as it is now and puts the package beside it. */
async function readAgain(file: File, manifest: Manifest): Promise<void> {
  const facts = factsOf(manifest)
  if (!facts) return void notify('warning', `Este console não tem a lista ${manifest.origem.lista}`)
  const filters = facts.filters.flatMap(({ name }) => {
    const value = manifest.origem.parametros[name]
    return value === undefined ? [] : [[name, value]]
  })
  const search = Object.fromEntries(filters)
  goTo({ to: facts.path, search })
  const source = await listShowing(facts.title, (list) => keyOf(list, readListState(list, search).filters))
  if (source) await reconcilePackage(source, file)
}
