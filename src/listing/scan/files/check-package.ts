/** 'Conferir evidência': a package is chosen or dropped, opened, and what does not fit is named. */
import type { ListSchema } from '#commands/args.ts'
import { navigateTo, getRegistry } from '#commands/runtime.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { type Manifest, parseManifest } from '#scan/files/manifest-schema.ts'
import { PACKAGE_FILES } from '#scan/files/package-names.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { chooseFile } from '#ui/device/choose-file.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import { whenListShows } from '#listing/scan/stored/wait-for-list.ts'
import { runJobWithNotice } from '#listing/scan/job-notice.ts'
import { reconcilePackage } from '#listing/scan/reconcile/run-reconcile.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'

/** Asks for a package and checks it. */
export async function choosePackageAndCheck(): Promise<void> {
  const file = await chooseFile('.zip,application/zip')
  if (file) await checkPackage(file)
}

/** Tells what was found, in a window that stays until it is closed; offers to read the list again and to compare. */
export async function checkPackage(file: File): Promise<void> {
  const told = await runJob('packaged', { file, name: PACKAGE_FILES.manifest })
  const manifest = told === null ? null : parseManifest(told)
  const checked = await runJobWithNotice(`Conferindo ${file.name}`, 'check', { file, manifest })
  if (!checked) return
  const { differences, manifestCode, isReadable } = checked
  const head = differences.length === 0 ? 'A evidência confere' : 'A evidência NÃO confere'
  const goOn = await confirm({
    text: `${head}: ${file.name}`,
    description: manifestCode
      ? `Código do manifesto: ${manifestCode.slice(0, 12)}. Compare com o que foi anotado.`
      : isReadable
        ? 'Não é um pacote de evidência: não tem manifesto.'
        : 'O arquivo não foi aberto.',
    details: [
      ...(manifest
        ? [
            { label: 'Lista', value: manifest.origem.lista },
            {
              label: 'Leitura',
              value: `${manifest.leitura.veredito}, ${formatRowCount(manifest.leitura.linhas)}`,
            },
            { label: 'Feita em', value: formatDateTime(manifest.tempo.fimCliente) },
          ]
        : []),
      // A workbook's cells are not read again.
      ...(manifest ? [{ label: 'Não lido', value: `${PACKAGE_FILES.xlsx}, comparado só por seu código` }] : []),
      ...differences.map((difference, at) => ({ label: `Diferença ${at + 1}`, value: difference })),
    ],
    cancelLabel: 'Fechar',
    confirmLabel: manifest ? 'Reler e comparar' : 'Escolher outro',
  })
  if (goOn) await (manifest ? rescanAndCompare(file, manifest) : choosePackageAndCheck())
}

/** The list that the package was made of, as its verb knows it. */
function findListSchema({ origem }: Manifest): ListSchema | null {
  for (const { args } of getRegistry().commands) {
    const { listSchema } = (args as Readonly<Record<string, { listSchema?: ListSchema }>>)['vista'] ?? {}
    if (listSchema?.title === origem.lista) return listSchema
  }
  return null
}

/** Goes to the list with the package's filters, reads it as it is now and puts the package beside it. */
async function rescanAndCompare(file: File, manifest: Manifest): Promise<void> {
  const listSchema = findListSchema(manifest)
  if (!listSchema) return void notify('warning', `Este console não tem a lista ${manifest.origem.lista}`)
  const filters = listSchema.filters.flatMap(({ name }) => {
    const value = manifest.origem.parametros[name]
    return value === undefined ? [] : [[name, value]]
  })
  const search = Object.fromEntries(filters)
  navigateTo({ to: listSchema.path, search })
  const source = await whenListShows(listSchema.title, (list) => getScanKey(list, parseListState(list, search).filters))
  if (source) await reconcilePackage(source, file)
}
