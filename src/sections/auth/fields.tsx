/** The fields of the pages for visitors, connected to conform's form. */
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

/** The placeholder of the field, and its error message if the value is missing (spec 1 §2.3). */
const EMAIL_REQUIRED_MESSAGE = 'Informe seu e-mail'

/** Returns the schema of the e-mail that a visitor signs in with. */
export const emailSchema = () =>
  requiredEmail(EMAIL_REQUIRED_MESSAGE, 'Informe um e-mail válido, como nome@exemplo.com.br')

/** Returns the schema of a required password. `requiredMessage` is also the placeholder of its field. */
export const passwordSchema = (requiredMessage: string) => requiredPassword(requiredMessage)

/** Returns the schema of a checkbox that must be checked. */
export const acceptedSchema = () => requiredTick('É preciso aceitar para continuar')

/** The field of the e-mail. */
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
  /** The same text as the error message in `passwordSchema`. */
  placeholder: string
  autoComplete: 'current-password' | 'new-password'
  /** Content beside the label. */
  aside?: ReactElement
}

/** A password field whose text can be shown. */
export const AuthPasswordField = ({ field, ...rest }: AuthPasswordProps) => (
  <PasswordField {...getControlProps(field, true)} {...rest} />
)

interface AuthCheckboxProps extends AuthFieldProps {
  label: string
  required?: boolean
}

/** A checkbox with its label. */
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
