import { useRef, useState, type SyntheticEvent } from 'react'
import { useWrite } from '../../api/write.ts'
import { enviarCorreo } from '../../contract/correo.ts'
import { captcha } from './captcha.ts'
import { messages, missingIn, reasonOf, refusedIn, type FieldErrors } from './contact-form.ts'
import { emptyDraft, keepDraft, keptDraft, type Draft } from './draft.ts'

type Status = { tone: 'neutral' | 'success' | 'error'; text?: string; reason?: string | undefined }

const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const [name] = Object.keys(errors)
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The contact form (§4): what is typed, what is wrong with it, and what became of it. */
export function useContactForm() {
  const { mutateAsync: send } = useWrite(enviarCorreo)
  const [values, setValues] = useState(keptDraft)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [status, setStatus] = useState<Status>({ tone: 'neutral' })
  const sending = useRef(false)

  const change = (draft: Draft) => {
    setValues(draft)
    keepDraft(draft)
  }
  const fail = (form: HTMLFormElement, found: FieldErrors, text: string, reason?: string) => {
    setErrors(found)
    setStatus({ tone: 'error', text, reason })
    focusFirst(form, found)
  }
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const missing = missingIn(values)
    if (Object.keys(missing).length > 0) {
      fail(form, missing, messages.missing)
      return
    }
    sending.current = true
    setErrors({})
    setStatus({ tone: 'neutral', text: messages.sending })
    try {
      await send({ ...values, recaptchaToken: await captcha.token() })
      change(emptyDraft)
      setStatus({ tone: 'success', text: messages.sent })
    } catch (error) {
      fail(form, refusedIn(error, values), messages.failed, reasonOf(error))
    } finally {
      sending.current = false
    }
  }

  return {
    values, errors, status,
    sending: status.text === messages.sending,
    type: (name: keyof Draft, value: string) => {
      change({ ...values, [name]: value })
      setErrors((found) => ({ ...found, [name]: undefined }))
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
