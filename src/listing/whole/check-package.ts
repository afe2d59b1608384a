/** 'Conferir evidência': a package is chosen, opened, and what does not fit is named. */
import { formatInteger } from '#lib/money.ts'
import { checkEvidence } from '#reading/files/check-evidence.ts'
import { confirm } from '#ui/confirm.ts'

/** The file that the operator picks; null where none was. */
function chooseFile(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.zip,application/zip'
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null), { once: true })
    input.addEventListener('cancel', () => resolve(null), { once: true })
    input.click()
  })
}

/** Asks for a package and tells what was found, in a window that stays until it is closed. */
export async function chooseAndCheck(): Promise<void> {
  const file = await chooseFile()
  if (!file) return
  const { differences, manifest, manifestCode } = await checkEvidence(file)
  const code = manifestCode?.slice(0, 12) ?? 'sem manifesto'
  const head = differences.length === 0 ? 'A evidência confere' : 'A evidência NÃO confere'
  await confirm({
    text: `${head}: ${file.name}`,
    description: `Código do manifesto: ${code}. Compare com o que foi anotado.`,
    details: [
      ...(manifest
        ? [
            { label: 'Lista', value: manifest.origem.lista },
            {
              label: 'Leitura',
              value: `${manifest.leitura.veredito}, ${formatInteger(manifest.leitura.linhas)} linhas`,
            },
            { label: 'Feita em', value: manifest.tempo.fimCliente },
          ]
        : []),
      ...differences.map((difference, at) => ({ label: `Diferença ${at + 1}`, value: difference })),
    ],
    confirmLabel: 'Fechar',
  })
}
