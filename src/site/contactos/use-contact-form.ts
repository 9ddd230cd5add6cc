import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { deliverWith } from '../../state/outbox/deliver.ts'
import { sendOrKeep, type Outcome } from '../../state/outbox/send.ts'
import { captcha } from './captcha.ts'
import { keptMessages, messages, missingIn, reasonOf, refusedIn, type FieldErrors } from './contact-form.ts'
import { emptyDraft, keepDraft, keptDraft, type Draft } from './draft.ts'

type Status = { tone: 'neutral' | 'success' | 'error'; text?: string; reason?: string | undefined }

const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const [name] = Object.keys(errors)
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** What one writes; it outlives a reload of the tab. */
const useDraft = () => {
  const [values, setValues] = useState(keptDraft)
  const change = (draft: Draft) => {
    setValues(draft)
    keepDraft(draft)
  }
  return { values, change, isEmpty: Object.values(values).every((value) => value === '') }
}

const statusOf = (outcome: Outcome): Status =>
  outcome === 'sent' ? { tone: 'success', text: messages.sent } : { tone: 'neutral', text: keptMessages[outcome] }

/** The contact form (§4): what is typed, what is wrong with it, and what became of it. */
export function useContactForm() {
  const { mutateAsync: send } = useMutation({
    mutationFn: (input: Draft) => sendOrKeep({ call: 'enviarCorreo', input }, deliverWith(captcha.token)),
  })
  const { values, change, isEmpty } = useDraft()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [status, setStatus] = useState<Status>({ tone: 'neutral' })
  const sending = useRef(false)

  const fail = (form: HTMLFormElement, found: FieldErrors, text: string, reason?: string) => {
    setErrors(found)
    setStatus({ tone: 'error', text, reason })
    focusFirst(form, found)
  }
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const missing = missingIn(values)
    if (Object.keys(missing).length > 0) return fail(form, missing, messages.missing)
    sending.current = true
    setErrors({})
    setStatus({ tone: 'neutral', text: messages.sending })
    // From here on the outbox has it: who reloads halfway must not find it in the form, as if it had not left.
    keepDraft(emptyDraft)
    try {
      const outcome = await send(values)
      change(emptyDraft)
      setStatus(statusOf(outcome))
    } catch (error) {
      keepDraft(values)
      fail(form, refusedIn(error, values), messages.failed, reasonOf(error))
    } finally {
      sending.current = false
    }
  }

  return {
    values,
    errors,
    status,
    sending: status.text === messages.sending,
    isEmpty,
    /** What waited, to be changed. */
    edit: (draft: Draft) => {
      change(draft)
      setStatus({ tone: 'neutral' })
    },
    say: (text: string) => setStatus({ tone: 'neutral', text }),
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
