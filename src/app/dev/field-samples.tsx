/** Fields, checkboxes and images on the development page /dev/ui. */
import { Checkbox } from '#ui/components/checkbox.tsx'
import { Select, TextArea, TextField } from '#ui/components/field.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { Image } from '#ui/components/image.tsx'
import { SampleGroup, SampleRow } from './sample-group.tsx'

const STATUS = [
  { value: '1', label: 'Ativo' },
  { value: '2', label: 'Inativo' },
  { value: '3', label: 'Bloqueado', disabled: true },
]
const LONG_TEXT = 'Nome comprido que não cabe na caixa e por isso some no fim da linha, sem quebrar a tela'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Every field in every state. */
export const FieldSamples = () => (
  <SampleGroup title="Campos">
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField label="Nome" required maxLength={100} counter defaultValue="Kit 3 camisetas algodão" />
      <TextField label="Vazio" placeholder="Digite o nome" hint="Como aparece na loja." />
      <TextField label="Com erro" defaultValue="1e3" error="Use um número como 1.234,56." />
      <TextField label="Busca" icon="buscar" keys="/" placeholder="Nome" hideLabel />
      <PasswordField label="Senha" defaultValue="segredo" />
      <TextField label="Número" type="number" step="0.01" min={0} defaultValue="12.5" />
      <TextField label="Início" type="datetime-local" defaultValue="2026-11-20T10:30" />
      <TextField label="Só leitura" readOnly defaultValue={LONG_TEXT} />
      <TextField label="Desabilitado" disabled defaultValue="Não muda" />
      <TextField label="No limite" maxLength={5} counter defaultValue="cinco" />
      <Select label="Status" options={STATUS} required />
      <Select label="Com erro" options={STATUS} defaultValue="" error="Escolha um status." />
      <Select
        label="Grupos"
        placeholder={null}
        disabled
        options={[{ label: 'Claros', options: STATUS }]}
        hint="Definido pela marca."
      />
      <TextArea
        label="Descrição"
        maxLength={500}
        counter
        defaultValue="Linha um&#10;Linha dois"
      />
      <TextArea label="Com erro" error={['Máximo de 500 caracteres.', 'Tire o texto repetido.']} />
    </div>
    <SampleRow label="caixas">
      <Checkbox label="Desmarcada" />
      <Checkbox label="Marcada" defaultChecked />
      <Checkbox label="Em parte" indeterminate />
      <Checkbox label="Desabilitada" disabled />
      <Checkbox label="Marcada e desabilitada" disabled defaultChecked />
      <Checkbox label="Com erro" error="Aceite os termos." />
      <Checkbox isSwitch label="Desligado" />
      <Checkbox isSwitch label="Ligado" defaultChecked hint="Vale na hora." />
    </SampleRow>
    <SampleRow label="imagens">
      <Image src={PIXEL} alt="Imagem da fonte" width={120} height={120} className="rounded-md" />
      <Image
        src="/nao-existe.png"
        fallback={PIXEL}
        alt="Imagem reserva"
        width={120}
        height={120}
        className="rounded-md"
      />
      <Image src="/nao-existe.png" alt="Imagem quebrada" width={120} height={120} className="rounded-md" />
      <Image src={null} alt="Sem imagem" width={28} height={28} className="rounded-sm" />
    </SampleRow>
  </SampleGroup>
)
