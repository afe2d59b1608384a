/**
 * The levels of a plan: a list of numbers and percentages that can be edited with the keyboard alone (spec 2 §2,
 * commands/keys/README §6).
 */
import type { FieldMetadata } from '@conform-to/react/future'
import { FormSection } from '#forms/fields/form-section.tsx'
import { useFormTools } from '#forms/form-tools-context.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import type { NumberKind } from '#lib/format/parse-number.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { TextField } from '#ui/components/field.tsx'
import { getNumberInputProps } from '#ui/components/number-input.ts'
import { planoFields } from './fields.ts'
import { type LevelsField, useLevels } from './use-levels.ts'

/** 100 % in hundredths of a percent, the unit of the sum of levels. */
const FULL_SUM_HUNDREDTHS = 10_000

const GRID_CLASS = 'grid grid-cols-[6rem_minmax(0,10rem)_2rem] items-start gap-x-3'

/** Renders the list. Enter goes to the next field, and from the last one to a new level. */
export function Levels({ field, intent }: LevelsField) {
  const { rows, box, addButton, add, remove, sort, sum } = useLevels({ field, intent })
  const errorText = field.errors?.join(' ')
  return (
    <FormSection title={planoFields.niveis.label}>
      <div ref={box} className="col-span-6 flex flex-col gap-2">
        {rows.length === 0 ? (
          <p className="text-sm text-ink-3">Nenhum nível.</p>
        ) : (
          <div aria-hidden="true" className={`${GRID_CLASS} text-xs font-medium text-ink-2`}>
            <span>Nível</span>
            <span>Percentual</span>
          </div>
        )}
        {rows.map(({ key, nivel, percentual }, index) => (
          <div key={key} className={GRID_CLASS} role="group" aria-label={`Linha ${index + 1}`}>
            <LevelNumber field={nivel} kind="whole" label={`Nível da linha ${index + 1}`} />
            <LevelNumber field={percentual} kind="percent" label={`Percentual da linha ${index + 1}`} />
            <span className="grid h-(--ctl) place-items-center">
              <IconButton icon="excluir" label={`Remover nível da linha ${index + 1}`} onClick={() => remove(index)} />
            </span>
          </div>
        ))}
        {errorText && (
          <p role="alert" className="text-xs text-danger-ink">
            {errorText}
          </p>
        )}
        {sum > FULL_SUM_HUNDREDTHS && (
          <p
            role="status"
            className="text-xs text-warning-ink"
          >{`Confira: os níveis somam ${formatCell('percent', sum / 100)}, mais de 100%.`}</p>
        )}
        <div className="flex gap-2">
          <Button ref={addButton} icon="adicionar" keys="Mod+Shift+Enter" onClick={add}>
            Adicionar nível
          </Button>
          {rows.length > 1 && (
            <Button variant="ghost" icon="ordenar" onClick={sort}>
              Ordenar por nível
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  )
}

interface LevelNumberProps {
  field: FieldMetadata<string | undefined, string[]>
  kind: NumberKind
  label: string
}

function LevelNumber({ field, kind, label }: LevelNumberProps) {
  const { saving } = useFormTools()
  return (
    <TextField
      {...{ label }}
      hideLabel
      id={field.id}
      name={field.name}
      defaultValue={field.defaultValue}
      error={field.errors}
      {...getNumberInputProps(kind)}
      readOnly={saving}
    />
  )
}
