import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { cx } from './cx.ts'
import { FieldContext, useField } from './field-context.ts'
import { ChevronDown, Eye, EyeOff } from './icons/more.tsx'
import styles from './Field.module.css'

type FieldProps = {
  label: ReactNode
  /** One control: TextInput, Select… or anything that takes `useField()`. */
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  className?: string | undefined
}

/** A control tied to its label, hint and error. */
export function Field({ label, children, hint, error, required, className }: FieldProps) {
  const id = useId()
  const invalid = Boolean(error)
  const descriptionIds = cx(hint != null && `${id}-hint`, invalid && `${id}-error`)
  return (
    <div className={cx(styles.field, className)}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldContext
        value={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': descriptionIds || undefined,
          'aria-invalid': invalid || undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {hint != null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {invalid && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** One line of text. In a `Field` it takes its name, hint and error from there, as every control here does. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...props} className={cx(styles.control, className)} />
}

/** Text of several lines. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...useField()} {...props} className={cx(styles.control, styles.area, className)} />
}

/** A password, which a button shows. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.group}>
      <TextInput {...props} type={shown ? 'text' : 'password'} className={cx(styles.withButton, className)} />
      <IconButton
        className={styles.inside}
        label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        icon={shown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!shown)}
      />
    </span>
  )
}

/** One of a few options; native, so that a phone shows its own wheel. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={styles.group}>
      <select {...useField()} {...props} className={cx(styles.control, styles.select, className)} />
      <ChevronDown className={styles.chevron} />
    </span>
  )
}

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A yes or no that is sent with the form. */
export function Checkbox({ label, className, ...props }: ToggleProps) {
  return (
    <label className={cx(styles.toggle, className)}>
      <input {...props} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  )
}

// The native checkbox has its state already: no aria-checked.
const asSwitch = { role: 'switch' }

/** A switch, for a setting that takes effect at once. */
export function Switch({ label, className, ...props }: ToggleProps) {
  return (
    <label className={cx(styles.toggle, className)}>
      <input {...props} {...asSwitch} type="checkbox" className={styles.switch} />
      <span>{label}</span>
    </label>
  )
}
