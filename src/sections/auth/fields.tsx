/** The fields of the pages for visitors, bound to their form. */
import type { FieldMetadata } from '@conform-to/react/future'
import type { ReactElement } from 'react'
import { getControlProps } from '#forms/fields/control-props.ts'
import { requiredEmail, requiredPassword, requiredTick } from '#forms/schema.ts'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { PasswordField } from '#ui/components/password-field.tsx'
import { TextField } from '#ui/components/field.tsx'

interface AuthFieldProps {
  field: FieldMetadata<string | undefined, string[]>
}

/** Asks for the value in the box, and below it where the value is missing (spec 1 §2.3). */
const EMAIL_REQUIRED_MESSAGE = 'Informe seu e-mail'

/** The check of the e-mail that a visitor signs in with. */
export const emailSchema = () =>
  requiredEmail(EMAIL_REQUIRED_MESSAGE, 'Informe um e-mail válido, como nome@exemplo.com.br')

/** The check of a password: it must be given. `ask` is the placeholder of its field. */
export const passwordSchema = (ask: string) => requiredPassword(ask)

/** The check of a box that must be ticked. */
export const acceptedSchema = () => requiredTick('É preciso aceitar para continuar')

/** The e-mail that a visitor signs in with. */
export const EmailField = ({ field }: AuthFieldProps) => (
  <TextField
    {...getControlProps(field, true)}
    label="E-mail"
    type="email"
    placeholder={EMAIL_REQUIRED_MESSAGE}
    autoComplete="username"
    spellCheck={false}
  />
)

interface AuthPasswordProps extends AuthFieldProps {
  label: string
  /** The same text as its check has. */
  ask: string
  autoComplete: 'current-password' | 'new-password'
  /** Beside the label. */
  aside?: ReactElement
}

/** A password, which can be shown. */
export const AuthPasswordField = ({ field, ask, ...rest }: AuthPasswordProps) => (
  <PasswordField {...getControlProps(field, true)} placeholder={ask} {...rest} />
)

interface AuthCheckboxProps extends AuthFieldProps {
  label: string
  required?: boolean
}

/** A box with its words. */
export const AuthCheckbox = ({ field, label, required }: AuthCheckboxProps) => (
  <Checkbox
    id={field.id}
    name={field.name}
    label={label}
    defaultChecked={field.defaultChecked}
    error={field.errors}
    aria-required={required || undefined}
  />
)
