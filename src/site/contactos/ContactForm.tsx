import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field, TextArea, TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { WaitingList } from '../outbox/WaitingList.tsx'
import { captcha } from './captcha.ts'
import styles from './ContactForm.module.css'
import type { Draft } from './draft.ts'
import { useContactForm } from './use-contact-form.ts'

type Input = { name: Exclude<keyof Draft, 'mensaje'>; label: string; required: boolean } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete'
>

const inputs: readonly Input[] = [
  { name: 'nombre', label: 'Nombre y apellido*', required: true, autoComplete: 'name' },
  { name: 'email', label: 'E-mail*', required: true, type: 'email', autoComplete: 'email' },
  { name: 'celular', label: 'Celular*', required: true, type: 'tel', autoComplete: 'tel' },
  { name: 'empresa', label: 'Empresa', required: false, autoComplete: 'organization' },
]

/** Loads the captcha's code while the visitor types. A failure shows when the message is sent. */
const warmCaptcha = () => {
  captcha.load().catch(() => {})
}

/** The contact form (§2.12). */
export function ContactForm() {
  const { values, errors, status, sending, isEmpty, type, edit, say, onSubmit } = useContactForm()
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  // The result is below the form, which is as high as the window: scroll to it.
  useEffect(() => {
    if (status.text !== undefined && Object.keys(errors).length === 0)
      answer.current?.scrollIntoView({ block: 'nearest' })
  }, [status, errors])
  // The pressed button has gone: the focus moves into the form.
  const focus = () => form.current?.querySelector('input')?.focus()
  const common = (name: keyof Draft) => ({
    name,
    value: values[name],
    readOnly: sending,
    onFocus: warmCaptcha,
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  })
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      className={styles.form}
      onSubmit={onSubmit}
      aria-label="Formulario de contacto"
    >
      <p className={styles.intro}>Completá detalladamente el formulario y nos pondremos en contacto a la brevedad</p>
      <noscript>
        Para enviar este formulario, activá JavaScript en tu navegador y volvé a cargar la página; o escribinos por
        correo o por WhatsApp.
      </noscript>
      {inputs.map(({ name, label, required, ...inputProps }) => (
        <Field key={name} label={label} required={required} error={errors[name]}>
          <TextInput {...inputProps} {...common(name)} />
        </Field>
      ))}
      <Field label="Mensaje*" required error={errors.mensaje} className={styles.wide}>
        <TextArea rows={6} {...common('mensaje')} />
      </Field>
      <div className={styles.end}>
        <p className={styles.note}>*Campos obligatorios</p>
        <Button type="submit" size="large" busy={sending} busyLabel="Enviar" className={styles.send}>
          Enviar
        </Button>
      </div>
      <div ref={answer} className={styles.answer}>
        <Message tone={status.tone}>
          <span>{status.text}</span>
          {status.reason && (
            <span className={styles.reason}>
              <span>{status.reason}</span>
              {status.order && (
                <>
                  {' '}
                  <Link to="/pedido">Ver Enviados</Link>
                </>
              )}
            </span>
          )}
        </Message>
      </div>
      <div className={styles.wide}>
        <WaitingList
          call="enviarCorreo"
          title="Mensajes que esperan para enviarse"
          getSummary={({ input }) => input.mensaje || input.empresa}
          onEdit={
            isEmpty
              ? (waiting) => {
                  edit(waiting)
                  focus()
                }
              : undefined
          }
          onDrop={({ pedido }) => {
            say(
              `Mensaje descartado: no se va a enviar.${pedido ? ` El pedido ${pedido.numero} volvió a Mi pedido.` : ''}`,
            )
            focus()
          }}
        />
      </div>
      {captcha.badgeHidden && <CaptchaNotice />}
    </form>
  )
}

/** The notice that the provider requires when its badge is hidden. */
const CaptchaNotice = () => (
  <p className={styles.notice}>
    Este sitio está protegido por reCAPTCHA y se aplican la{' '}
    <a href="https://policies.google.com/privacy">Política de Privacidad</a> y los{' '}
    <a href="https://policies.google.com/terms">Términos del Servicio</a> de Google.
  </p>
)
