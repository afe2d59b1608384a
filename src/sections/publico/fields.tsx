/** The fields of the pages for visitors, bound to their form. */
import type { FieldMetadata } from '@conform-to/react/future'
import type { ReactElement } from 'react'
import { bound } from '#forms/fields/bound.ts'
import { requiredEmail, requiredPassword, requiredTick } from '#forms/schema.ts'
import { Checkbox } from '#ui/parts/checkbox.tsx'
import { PasswordField } from '#ui/parts/password-field.tsx'
import { TextField } from '#ui/parts/field.tsx'

interface VisitorFieldProps {
  field: FieldMetadata<string | undefined, string[]>
}

/** Asks for the value in the box, and below it where the value is missing (spec 1 §2.3). */
const ASK_EMAIL = 'Informe seu e-mail'

/** The check of the e-mail that a visitor signs in with. */
export const email = () => requiredEmail(ASK_EMAIL, 'Informe um e-mail válido, como nome@exemplo.com.br')

/** The check of a password: it must be given. `ask` is the placeholder of its field. */
export const password = (ask: string) => requiredPassword(ask)

/** The check of a box that must be ticked. */
export const accepted = () => requiredTick('É preciso aceitar para continuar')

/** The e-mail that a visitor signs in with. */
export const EmailField = ({ field }: VisitorFieldProps) => (
  <TextField
    {...bound(field, true)}
    label="E-mail"
    type="email"
    placeholder={ASK_EMAIL}
    autoComplete="username"
    spellCheck={false}
  />
)

interface VisitorPasswordProps extends VisitorFieldProps {
  label: string
  /** The same text as its check has. */
  ask: string
  autoComplete: 'current-password' | 'new-password'
  /** Beside the label. */
  aside?: ReactElement
}

/** A password, which can be shown. */
export const VisitorPassword = ({ field, ask, ...rest }: VisitorPasswordProps) => (
  <PasswordField {...bound(field, true)} placeholder={ask} {...rest} />
)

interface VisitorTickProps extends VisitorFieldProps {
  label: string
  required?: boolean
}

/** A box with its words. */
export const VisitorTick = ({ field, label, required }: VisitorTickProps) => (
  <Checkbox
    id={field.id}
    name={field.name}
    label={label}
    defaultChecked={field.defaultChecked}
    error={field.errors}
    aria-required={required || undefined}
  />
)
