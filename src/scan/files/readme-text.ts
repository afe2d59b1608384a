/** Writes LEIA-ME.txt: what a package proves, what it does not, and how to check it without the console. */
import { formatDateTime } from '#lib/format/dates.ts'
import type { Manifest } from './manifest-schema.ts'

/** The file's text, in Portuguese, with the numbers of its manifest; `sentence` is the verdict's. */
export function createReadmeText(
  { console: { ambiente }, origem, leitura, tempo, naoProvado, operador }: Manifest,
  sentence: string,
): string {
  const operatorName = operador.nome ?? operador.email ?? operador.id ?? 'não informado'
  return [
    `EVIDÊNCIA: ${origem.lista}`,
    ...(ambiente === undefined ? [] : [`AMBIENTE: ${ambiente}`]),
    '',
    `Filtro: ${origem.filtroEmPalavras === '' ? 'nenhum' : origem.filtroEmPalavras}`,
    `Chamada: ${origem.chamada}`,
    `Lida de ${formatDateTime(tempo.inicioCliente)} a ${formatDateTime(tempo.fimCliente)} (relógio do computador que leu, fuso ${origem.fuso}), por ${operatorName}`,
    '',
    `${leitura.veredito}: ${sentence}.`,
    '',
    'O QUE ESTÁ PROVADO',
    leitura.veredito === 'Provada'
      ? 'As linhas de dados.csv e dados.xlsx são todas as que a chamada listava, juntas, no momento da conferência.'
      : 'Nada: a leitura não chegou a uma prova. Os arquivos trazem as linhas como foram lidas.',
    '',
    'O QUE NÃO ESTÁ PROVADO',
    ...naoProvado.map((line) => `- ${line}`),
    '',
    'COMO CONFERIR SEM O CONSOLE',
    '1. Abra o zip numa pasta.',
    '2. Nela: sha256sum -c SHA256SUMS   (macOS: shasum -a 256 -c SHA256SUMS)',
    '   Cada arquivo tem de dar OK. Um byte trocado dá FAILED.',
    '3. O código do próprio manifesto (sha256sum manifesto.json) tem de começar com o que foi anotado fora deste',
    '   computador quando o pacote foi feito. Sem essa anotação, quem troca um arquivo pode trocar também os códigos.',
    '4. dados.csv: uma linha por registro, na ordem da leitura; linhas e somas têm de ser as de manifesto.json',
    '   ("somas" em centavos). As páginas de "paginas" são trechos seguidos dessas linhas.',
    '5. "sha256" de uma página: SHA-256 de suas linhas, com todos os campos que a plataforma deu, em JSON sem espaços,',
    '   chaves de cada objeto em ordem.',
    "6. Uma amostra: os registros de menor SHA-256 do texto semente:id  (printf '%s' 'semente:7' | sha256sum; um apóstrofo",
    String.raw`   da semente se escreve '\''). Por valor: os registros sob um ponto a cada "intervalo" centavos, somados sem`,
    '   sinal na ordem de dados.csv; o primeiro ponto está em SHA-256(semente), como número, módulo "intervalo".',
    '',
  ].join('\r\n')
}
