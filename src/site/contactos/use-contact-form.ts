import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import { deliverWith } from '#state/outbox/deliver.ts'
import { sendOrKeep, type Outcome } from '#state/outbox/send.ts'
import type { CarriedOrder, Waiting } from '#state/outbox/waiting.ts'
import { captcha } from './captcha.ts'
import { findCarried, dropCarried, keepCarried } from './carried.ts'
import {
  storedMessages,
  storedOrder,
  messages,
  findMissing,
  sentOrder,
  getReason,
  toFieldErrors,
  unstoredOrder,
  type FieldErrors,
} from './contact-form.ts'
import { emptyDraft, keepDraft, storedDraft, type Draft } from './draft.ts'

type Status = { tone: 'neutral' | 'success' | 'error'; text?: string; reason?: string | undefined; order?: boolean }

const focusFirst = (form: HTMLFormElement, errors: FieldErrors) => {
  const [name] = Object.keys(errors)
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** The typed values; they survive a reload of the tab. */
const useDraft = () => {
  const [values, setValues] = useState(storedDraft)
  const change = (draft: Draft) => {
    setValues(draft)
    keepDraft(draft)
  }
  return { values, change, isEmpty: Object.values(values).every((value) => value === '') }
}

const none: Status = { tone: 'neutral' }

/** Removes the sent order from 'Mi pedido' and adds that to the status. */
const statusWith = async (outcome: Outcome, pedido: CarriedOrder | undefined): Promise<Status> => {
  const isSent = outcome === 'sent'
  const status: Status = isSent
    ? { tone: 'success', text: messages.sent }
    : { tone: 'neutral', text: storedMessages[outcome] }
  if (!pedido) return status
  const { numero } = pedido
  dropCarried()
  try {
    const { takeGone } = await import('#state/pedido/gone.ts')
    if (!(await takeGone(numero))) return { ...status, reason: unstoredOrder(numero) }
    return { ...status, reason: (isSent ? sentOrder : storedOrder)(numero), order: true }
  } catch (error) {
    // The next page removes the list silently; the message's own status matters more here.
    console.warn(error)
    return status
  }
}

/** The contact form (§4): its values, errors and result. */
export function useContactForm() {
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ input, pedido }: { input: Draft; pedido: CarriedOrder | undefined }) =>
      // The outbox has the message from here on: after a reload the form must be empty.
      sendOrKeep({ call: 'enviarCorreo', input, pedido }, deliverWith(captcha.token), () => keepDraft(emptyDraft)),
  })
  const { values, change, isEmpty } = useDraft()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [status, setStatus] = useState(none)
  const sending = useRef(false)

  const fail = (form: HTMLFormElement, fieldErrors: FieldErrors, text: string, reason?: string) => {
    setErrors(fieldErrors)
    setStatus({ tone: 'error', text, reason })
    focusFirst(form, fieldErrors)
  }
  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return
    const missing = findMissing(values)
    if (Object.keys(missing).length > 0) return fail(form, missing, messages.missing)
    sending.current = true
    setErrors({})
    setStatus({ tone: 'neutral', text: messages.sending })
    const pedido = findCarried(values.mensaje)
    try {
      const outcome = await send({ input: values, pedido })
      change(emptyDraft)
      setStatus(await statusWith(outcome, pedido))
    } catch (error) {
      keepDraft(values)
      fail(form, toFieldErrors(error, values), messages.failed, getReason(error))
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
    /** Takes a waiting message, and its order, back into the form. */
    edit: ({ input, pedido }: Pick<Waiting & { call: 'enviarCorreo' }, 'input' | 'pedido'>) => {
      if (pedido) keepCarried(pedido)
      change({ ...emptyDraft, ...input })
      setStatus(none)
    },
    say: (text: string) => setStatus({ tone: 'neutral', text }),
    type: (name: keyof Draft, value: string) => {
      change({ ...values, [name]: value })
      setErrors((current) => ({ ...current, [name]: undefined }))
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
